// What stands on the stage while a combat, a scheme or an ability is shown.

export default {
  'show.attack': '{who} greift an',
  'show.defense': '{who} verteidigt',
  'show.scheme': '{who}: Planung',
  'show.card': '{who}: Karte',
  'show.ability': '{who}: Fähigkeit',
  'show.against': 'gegen',
  'show.cancelled': 'annulliert',
  'show.beats': 'Der Kampf Schritt für Schritt',
  'show.beat.lay': 'Ablegen',
  'show.beat.turn': 'Aufdecken',
  'show.beat.immediately': 'Sofort',
  'show.beat.during': 'Während',
  'show.beat.blow': 'Schlag',
  'show.beat.after': 'Danach',
};
