// Words for games that go on over days: what one has missed, how long there is, who is on holiday.

export default {
  'since.title': 'Since you were here',
  'since.notice': 'Since you were here: {n} {n|move|moves}.',
  'since.show': 'Show me',
  'since.skip': 'Skip',
  'since.skip-all': 'Skip all',
  'since.showing': 'Since you were here: {n} of {all}',
  'time.days': '{days} d {hours} h',
  'time.until': 'until {time}',
  'time.yours': 'You have until {time}.',
  'holiday.you': 'You are on holiday until {time}; your clock stands. You may play all the same.',
  'holiday.other': '{who} is on holiday until {time}.',
};
