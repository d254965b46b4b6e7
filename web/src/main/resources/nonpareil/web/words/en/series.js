// Words of a series: best of three or five.

export default {
  'series.game': 'Best of {of} · game {n}',
  'series.score': 'Best of {of}, after game {n}: {score}',
  'series.won': '{who} {n|wins|win} the series: {score}',
  'series.won.you': 'You win the series: {score}',
  'series.next': 'Next game',
  'series.next.there': 'To the next game',
  'series.offered': '{who} wants to begin the next game.',
  'series.offered.you': 'You want to begin the next game.',
  'series.decline': 'Not now',
  'series.again': 'Another series',
};
