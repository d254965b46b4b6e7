// Wörter der Seite über Benachrichtigungen.

export default {
  'notices.title': 'Benachrichtigungen und Urlaub',
  'notices.text':
    'Wer über Tage spielt, muss nicht ständig nachsehen: Du kannst dich benachrichtigen lassen, wenn du am Zug bist, wenn eine Partie zu Ende ist, wenn dir eine Revanche angeboten wird und wenn dir jemand einen Platz freihält. Karten werden dabei nie genannt.',
  'notices.push': 'Auf diesem Gerät',
  'notices.push-text': 'Eine Benachrichtigung dieses Browsers, auch wenn keine Seite offen ist.',
  'notices.push.start': 'Einschalten',
  'notices.push.stop': 'Ausschalten',
  'notices.push.here': 'Dieses Gerät wird benachrichtigt.',
  'notices.push.others': 'Weitere Geräte von dir, die benachrichtigt werden: {n}.',
  'notices.push.denied':
    'Dieser Browser erlaubt dieser Seite keine Benachrichtigungen. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
  'notices.push.insecure': 'Browser erlauben Benachrichtigungen nur auf Seiten, die über https kommen.',
  'notices.push.install':
    'Lege diese Seite zuerst auf den Home-Bildschirm (Teilen, Zum Home-Bildschirm) und öffne sie von dort.',
  'notices.push.none': 'Dieser Browser kennt keine Benachrichtigungen.',
  'notices.push.off': 'Dieser Server sendet nichts nach außen.',
  'notices.live': 'Auch in Partien ohne Tage',
  'notices.live-text': 'Wenn du eine Partie verlässt, die gerade gespielt wird, und am Zug bist',
  'notices.test': 'Probe senden',
  'notices.outcome.accepted': 'Sie wurde angenommen.',
  'notices.outcome.gone': 'Dort ist niemand mehr.',
  'notices.outcome.busy': 'Zu viele auf einmal: Später wird es noch einmal versucht.',
  'notices.outcome.refused': 'Sie wurde abgelehnt.',
  'notices.outcome.redirected': 'Sie wurde weitergeschickt; dem wird nicht gefolgt.',
  'notices.outcome.failing': 'Auf der anderen Seite ging etwas schief.',
  'notices.outcome.too-slow': 'Die andere Seite hat nicht rechtzeitig geantwortet.',
  'notices.outcome.unreachable': 'Die andere Seite ist nicht zu erreichen.',
  'notices.outcome.not-allowed': 'Die Adresse gehört nicht zum öffentlichen Internet.',
  'notices.webhook': 'Eine Webadresse von dir',
  'notices.webhook-text':
    'Für eigene Programme: An eine Adresse wird eine kleine, unterschriebene Nachricht gesendet (ein Webhook). Wie sie aussieht, steht im Protokoll dieses Servers.',
  'notices.webhook.url': 'Adresse',
  'notices.webhook.example': 'https://example.org/hook',
  'notices.webhook.save': 'Speichern',
  'notices.webhook.secret': 'Das Geheimnis, mit dem unterschrieben wird. Es wird nur jetzt gezeigt:',
  'notices.webhook.on': 'Sie wird benachrichtigt.',
  'notices.webhook.failed': 'Beim letzten Mal ging es nicht. {why}',
  'notices.webhook.stopped':
    'Sie wurde abgeschaltet, weil es nicht ging. {why} Eine Probe, die ankommt, schaltet sie wieder ein.',
  'notices.webhook.remove': 'Entfernen',
  'notices.holiday': 'Urlaub',
  'notices.holiday-text':
    'In Partien mit Tagen je Entscheidung steht deine Uhr, solange du im Urlaub bist, und niemand darf eine Partie beenden, weil du nicht da bist. Die anderen sehen, bis wann. Du hast {most} Tage im Jahr.',
  'notices.holiday.days': 'Wie lange',
  'notices.days': '{n} {n|Tag|Tage}',
  'notices.holiday.begin': 'Jetzt beginnen',
  'notices.holiday.until': 'Du bist im Urlaub bis {time}.',
  'notices.holiday.end': 'Jetzt beenden',
  'notices.holiday.left': 'Tage übrig: {n}.',
};
