// Words of learning: the rules and the lessons around the table. What the lessons say themselves comes with the
// catalog.

export default {
  'rules.title': 'The rules',
  'rules.text': 'In our words, by clause. They are the rules of 2023; where those of 2019 differ, it says so.',
  'rules.search': 'Search the rules',
  'rules.found': '{n} {n|passage|passages} found',
  'rules.none': 'Nothing found. Try a shorter word.',
  'rules.parts': 'Parts of the rules',
  'rules.glossary': 'Words on the cards',
  'rules.link': 'Clause {id}: link',
  'rules.old': 'In 2019:',
  'rules.summary': 'The game in five sentences',
  'rules.summary-1':
    'Each side has a hero, perhaps sidekicks, and a deck of 30 cards; bring the other hero’s health down to 0 and you win.',
  'rules.summary-2': 'In your turn you take two actions, each of them a maneuver, a scheme or an attack.',
  'rules.summary-3': 'A maneuver draws a card and moves your fighters; a card spent for a boost lets them go farther.',
  'rules.summary-4': 'A scheme is a card that does what it says.',
  'rules.summary-5':
    'An attack is a card laid face down against somebody adjacent, or in the same zone for ranged fighters; the defender may answer with a card. Attack minus defense is the damage.',

  'learn.title': 'Learn',
  'learn.text':
    'Six short scenes with Medusa and King Arthur. Each shows one thing and lets you do it. You can leave at any time and go on later.',
  'learn.begin': 'Begin',
  'learn.continue': 'Go on',
  'learn.again': 'Once more',
  'learn.done': 'done',
  'learn.started': 'begun',
  'learn.minutes': 'about {n} {n|minute|minutes}',
  'learn.all-done': 'You know all you need. The stage is yours.',
  'learn.play': 'Play a first duel',
  'learn.rules': 'The rules by clause',
  'learn.none': 'The lessons are not available just now.',
  'learn.preparing': 'The scene is being set …',

  'coach.label': 'Coach',
  'coach.step': 'Step {n} of {of}',
  'coach.why': 'Why?',
  'coach.next': 'Next',
  'coach.wrong': 'Not now. Do what the coach asks first.',
  'coach.watch': 'Watch what happens …',
  'coach.leave': 'All lessons',
  'coach.restart': 'From the beginning',
  'coach.next-lesson': 'Next: {title}',
};
