// The words of the analysis of a game that is over.

export default {
  'analysis.title': 'Analysis',
  'analysis.computer': 'What the computer would have done',
  'analysis.nothing': 'At this moment nobody has anything to decide.',
  'analysis.decides': '{who} decides now.',
  'analysis.ask': 'Ask the computer',
  'analysis.thinking': 'The computer thinks …',
  'analysis.failed': 'The computer gave no answer. Try again in a moment.',
  'analysis.eyes': '{who} decides now. The computer answers from that side’s view, so look with the same eyes.',
  'analysis.eyes.take': 'Look as {who}',
  'analysis.same': '{who} chose as the computer would have: {what}.',
  'analysis.other': '{who} chose: {what}. The computer would have:',
  'analysis.its': 'The computer’s plan',
  'analysis.theirs': 'As it was played',
  'analysis.from': 'From what {who} could see then; nothing hidden was used.',
  'analysis.open': 'Show everybody’s cards',
};
