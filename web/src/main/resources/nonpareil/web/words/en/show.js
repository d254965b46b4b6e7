// What stands on the stage while a combat, a scheme or an ability is shown.

export default {
  'show.attack': '{who} attacks',
  'show.defense': '{who} defends',
  'show.scheme': '{who}: scheme',
  'show.card': '{who}: card',
  'show.ability': '{who}: ability',
  'show.against': 'against',
  'show.cancelled': 'cancelled',
  'show.beats': 'The combat, step by step',
  'show.beat.lay': 'Lay',
  'show.beat.turn': 'Turn',
  'show.beat.immediately': 'Immediately',
  'show.beat.during': 'During',
  'show.beat.blow': 'Blow',
  'show.beat.after': 'After',
};
