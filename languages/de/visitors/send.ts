import type { KindCounts } from '../../../contract/media/media.ts'
import type { texts as en } from '../../en/visitors/send.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'

const countKinds = ({ photographs, videos }: KindCounts) => {
  if (videos === 0) return plural(photographs, { one: '# Foto', other: '# Fotos' })
  if (photographs === 0) return plural(videos, { one: '# Video', other: '# Videos' })
  return `${formatNumber(photographs + videos)} Fotos und Videos`
}

export const texts = sentences<typeof en>({
  heading: (name) => `Ihre Fotos von ${name}`,
  loading: 'Die Seite wird geöffnet …',
  incomplete:
    'Dieser Link ist nicht vollständig: Das Ende fehlt. Bitte scannen Sie den Code noch einmal oder kopieren Sie den ganzen Link.',
  familyFirst: 'Was Sie schicken, sieht zuerst nur die Familie.',
  choose: 'Fotos und Videos auswählen',
  drop: 'oder hierher ziehen',
  list: 'Ausgewählte Fotos und Videos',
  chosen: (kinds) => `${countKinds(kinds)} ausgewählt.`,
  others: (count) => plural(count, { one: 'und noch #', other: 'und # weitere' }),
  portions: (count) => `Zuerst werden ${formatNumber(count)} gesendet; die anderen folgen von selbst.`,
  remove: 'Entfernen',
  removeAll: 'Alle entfernen',
  name: 'Ihr Name',
  nameNeeded: 'Bitte tragen Sie Ihren Namen ein.',
  email: 'E-Mail',
  emailHint: 'Freiwillig, damit die Familie Ihnen danken kann.',
  emailWrong: 'Bitte tragen Sie eine gültige E-Mail-Adresse ein oder lassen Sie das Feld leer.',
  message: 'Ein paar Worte an die Familie',
  messageHint: 'Freiwillig.',
  send: 'An die Familie senden',
  chooseFirst: 'Bitte wählen Sie zuerst Fotos oder Videos aus.',
  sending: 'Wird gesendet …',
  progress: 'Fortschritt beim Senden',
  arrivedOf: (arrived, total) =>
    `${plural(arrived, { one: `# von ${formatNumber(total)} ist angekommen`, other: `# von ${formatNumber(total)} sind angekommen` })}, ${plural(total - arrived, { one: '# ist noch unterwegs', other: '# sind noch unterwegs' })}.`,
  mayClose: 'Sie können diese Seite schließen. Wenn Sie sie auf diesem Gerät wieder öffnen, geht es weiter.',
  keepOpen: 'Bitte lassen Sie diese Seite offen, bis alles angekommen ist.',
  unsaved: 'Auf diesem Gerät ist nicht genug Platz, um von allem eine Kopie zu behalten.',
  offline: 'Keine Verbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
  stopped:
    'Es konnte nicht alles gesendet werden. Was Sie ausgewählt haben, bleibt hier; bitte versuchen Sie es noch einmal.',
  kept: 'Was Sie ausgewählt haben, bleibt hier.',
  lost: (count, files) =>
    `Dieses Gerät konnte ${plural(count, { one: '# Datei', other: '# Dateien' })} nicht behalten, während die Seite geschlossen war. Bitte wählen Sie noch einmal aus: ${files}.`,
  arrived: (kinds) =>
    `${countKinds(kinds)} ${kinds.photographs + kinds.videos === 1 ? 'ist' : 'sind'} angekommen.`,
  thanks: (name) => `Danke, ${name}.`,
  more: 'Weitere senden',
  nextGuest: 'Nächster Gast',
  memories: 'Eine Erinnerung schreiben',
  own: {
    heading: 'Was Sie geschickt haben',
    loading: 'Wird geladen …',
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
  stillWriting: {
    title: 'Sind Sie noch da?',
    description:
      'Damit Ihre Auswahl bleibt, berühren Sie den Bildschirm oder drücken Sie eine Taste. Sonst wird das Formular gleich geleert.',
  },
  abandoned: {
    title: 'Das Formular wurde geleert',
    description: 'Dieses Gerät benutzen mehrere Gäste, und 3 Minuten lang hatte es niemand berührt.',
  },
})
export const { own: ownTexts } = texts
