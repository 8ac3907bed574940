import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Ihre Fotos von ${name}`,
  loading: 'Wird geladen …',
  familyFirst: 'Was Sie schicken, sieht zuerst nur die Familie.',
  choose: 'Fotos und Videos auswählen',
  drop: 'oder hierher ziehen',
  list: 'Ausgewählte Fotos und Videos',
  chosen: (count) => `${formatNumber(count)} ausgewählt.`,
  others: (count) => plural(count, { one: 'und noch #', other: 'und # weitere' }),
  portions: (count) => `Zuerst werden ${formatNumber(count)} gesendet; die anderen folgen von selbst.`,
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  name: 'Ihr Name',
  nameCut: 'Ihr Name war zu lang für dieses Feld; das Ende wurde weggelassen.',
  nameNeeded: 'Bitte tragen Sie Ihren Namen ein.',
  email: 'E-Mail',
  emailHint: 'Freiwillig, damit die Familie Ihnen danken kann.',
  emailWrong: 'Bitte tragen Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer.',
  message: 'Ein paar Worte an die Familie',
  messageHint: 'Freiwillig.',
  send: 'An die Familie senden',
  chooseFirst: 'Bitte wählen Sie zuerst Fotos oder Videos aus.',
  sending: 'Wird gesendet …',
  arrivedOf: (arrived, total) =>
    `${plural(arrived, { one: `# von ${formatNumber(total)} ist angekommen`, other: `# von ${formatNumber(total)} sind angekommen` })}, ${plural(total - arrived, { one: '# ist noch unterwegs', other: '# sind noch unterwegs' })}.`,
  mayClose: 'Sie können diese Seite schließen. Wenn Sie sie auf diesem Gerät wieder öffnen, geht es weiter.',
  keepOpen: 'Bitte lassen Sie diese Seite offen, bis alles angekommen ist.',
  offline: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
  stopped:
    'Es konnte nicht alles gesendet werden. Was Sie ausgewählt haben, bleibt hier; bitte versuchen Sie es noch einmal.',
  lost: (count) =>
    `Dieses Gerät konnte ${plural(count, { one: '# Datei', other: '# Dateien' })} nicht behalten, während die Seite geschlossen war. Bitte wählen Sie noch einmal aus.`,
  arrived: (count) => plural(count, { one: '# ist angekommen.', other: '# sind angekommen.' }),
  thanks: (name) => `Danke, ${name}.`,
  more: 'Weitere senden',
  nextGuest: 'Nächster Gast',
  memories: 'Eine Erinnerung schreiben',
  own: {
    heading: 'Was Sie geschickt haben',
    empty: 'Von dem, was Sie geschickt haben, ist hier nichts mehr.',
    taken: 'In der Galerie der Familie.',
    takeBack: 'Zurücknehmen',
    question: {
      title: 'Möchten Sie das zurücknehmen?',
      description: 'Es wird gelöscht, und die Familie sieht es nicht mehr.',
      confirm: 'Zurücknehmen',
      cancel: 'So lassen',
    },
    takenBack: { title: 'Zurückgenommen', description: 'Die Familie sieht es nicht mehr.' },
    notTakenBack: {
      title: 'Nicht zurückgenommen',
      description: 'Das ließ sich nicht zurücknehmen. Bitte versuchen Sie es noch einmal.',
    },
  },
  sharedHint:
    'Dieses Gerät benutzen mehrere Gäste. Sobald alles angekommen ist, bleibt darauf nichts von Ihnen zurück. Wenn es 3 Minuten lang niemand berührt, wird das Formular geleert.',
})
export const { own: ownTexts } = texts
