import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  heading: (name) => `Ihre Fotos von ${name}`,
  loading: 'Wird geladen …',
  familyFirst: 'Die Familie sieht sie zuerst.',
  choose: 'Fotos und Videos auswählen',
  drop: 'oder hierher ziehen',
  list: 'Ausgewählte Fotos und Videos',
  chosen: (count) => `${formatNumber(count)} ausgewählt.`,
  others: (count) => `und ${formatNumber(count)} weitere`,
  portions: (count) =>
    `Zuerst werden die ersten ${formatNumber(count)} gesendet; die anderen folgen von selbst.`,
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  name: 'Ihr Name',
  nameCut: 'Ihr Name war zu lang für dieses Feld; das Ende wurde weggelassen.',
  nameNeeded: 'Bitte tragen Sie Ihren Namen ein.',
  email: 'E-Mail',
  emailHint: 'Freiwillig, damit die Familie Ihnen danken kann.',
  emailWrong: 'Bitte tragen Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer.',
  message: 'Ein Wort an die Familie',
  messageHint: 'Freiwillig.',
  send: 'An die Familie senden',
  chooseFirst: 'Bitte wählen Sie zuerst Fotos oder Videos aus.',
  sending: 'Wird gesendet …',
  arrivedOf: (arrived, total) =>
    `${formatNumber(arrived)} von ${formatNumber(total)} sind angekommen, ${formatNumber(total - arrived)} sind noch unterwegs.`,
  mayClose: 'Sie können diese Seite schließen. Wenn Sie sie auf diesem Gerät wieder öffnen, geht es weiter.',
  keepOpen: 'Bitte lassen Sie diese Seite offen, bis alles angekommen ist.',
  offline: 'Es gibt keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
  stopped:
    'Es konnte nicht alles gesendet werden. Was Sie ausgewählt haben, bleibt hier; bitte versuchen Sie es noch einmal.',
  lost: (count) =>
    `Dieses Gerät konnte ${plural(count, { one: '# Datei', other: '# Dateien' })} nicht aufheben, während die Seite geschlossen war. Bitte wählen Sie noch einmal aus.`,
  arrived: (count) => plural(count, { one: '# ist angekommen.', other: '# sind angekommen.' }),
  thanks: (name) => `Danke, ${name}.`,
  more: 'Weitere senden',
  nextGuest: 'Nächster Gast',
  memories: 'Eine Erinnerung teilen',
  own: {
    heading: 'Was Sie gesendet haben',
    empty: 'Von Ihren Fotos ist hier keines mehr.',
    taken: 'Die Familie hat es aufgenommen.',
    takeBack: 'Zurücknehmen',
    question: {
      title: 'Möchten Sie das zurücknehmen?',
      description: 'Es wird gelöscht, und die Familie sieht es nicht.',
      confirm: 'Zurücknehmen',
      cancel: 'Dalassen',
    },
    takenBack: { title: 'Zurückgenommen', description: 'Die Familie hat es nicht mehr.' },
    notTakenBack: {
      title: 'Nicht zurückgenommen',
      description: 'Das ließ sich nicht zurücknehmen. Bitte versuchen Sie es noch einmal.',
    },
  },
  sharedHint:
    'Dieses Gerät benutzen mehrere Gäste. Sobald alles angekommen ist, bleibt darauf nichts von Ihnen. Wenn es 3 Minuten lang niemand berührt, wird das Formular geleert.',
})
export const { own: ownTexts } = texts
