import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'
import type { texts as en } from '../../en/visitors/storedShow.ts'
import { locale, plural, sentences } from '../grammar.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size}\u00a0MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })}\u00a0GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'Freitag, 4. Dezember'. */
export const formatDay = (at: number) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

const countPhotographs = (count: number) => plural(count, { one: '# Foto', other: '# Fotos' })

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [
    countPhotographs(photographs),
    films > 0 && plural(films, { one: '# Video', other: '# Videos' }),
    plural(songs, { one: '# Lied', other: '# Lieder' }),
  ]
    .filter(Boolean)
    .join(', ')

/** Says what is new, such as '2 Fotos sind neu; sie sind jetzt gespeichert'. */
const describeChange = (newPhotographs: number, storing: 'running' | 'done' | 'failed') => {
  const news =
    newPhotographs === 0
      ? 'Die Diashow hat sich geändert'
      : plural(newPhotographs, { one: '# Foto ist neu', other: '# Fotos sind neu' })
  const isShow = newPhotographs === 0
  const isOne = newPhotographs <= 1
  const pronoun = isOne && !isShow ? 'es' : 'sie'
  if (storing === 'failed')
    return `${news}; ${pronoun} ${isOne ? 'konnte' : 'konnten'} nicht gespeichert werden`
  return storing === 'running'
    ? `${news}; ${pronoun} ${isOne ? 'wird' : 'werden'} gerade gespeichert`
    : `${news}; ${pronoun} ${isOne ? 'ist' : 'sind'} jetzt gespeichert`
}

export const texts = sentences<typeof en>({
  title: 'Der Computer im Saal',
  purpose:
    'Speichert die Diashow auf diesem Gerät, spielt sie einmal schnell ab und zeigt, was noch nicht geht.',
  storing: 'Ohne Internet',
  storingPurpose: 'Speichert die ganze Diashow auf diesem Gerät, damit sie auch ohne Internet läuft.',
  prepare: 'Für den Saal vorbereiten',
  again: 'Noch einmal vorbereiten',
  remove: 'Von diesem Gerät entfernen',
  stop: 'Stoppen',
  rehearse: 'Probelauf',
  needs: (bytes) => `Die Diashow braucht etwa ${formatMegabytes(bytes)}.`,
  enough: (freeBytes) => `Auf diesem Gerät sind ${formatMegabytes(freeBytes)} frei, das reicht.`,
  tooLittle: (freeBytes) =>
    `Auf diesem Gerät sind nur ${formatMegabytes(freeBytes)} frei, das reicht nicht. Schaffen Sie Platz oder nehmen Sie ein anderes Gerät.`,
  unknownSpace: 'Dieser Browser verrät nicht, wie viel Platz frei ist.',
  progress: (doneCount, totalCount) =>
    `Wird gespeichert und geprüft: ${Math.round((100 * doneCount) / totalCount)}\u00a0%`,
  ready: (counts) => `Bereit: ${describeCounts(counts)}`,
  readyHint:
    'Öffnen Sie die Diashow mit diesem Link in diesem Browser, mit oder ohne Internet. Nach einer Änderung bereiten Sie alles bitte noch einmal vor.',
  recalled: {
    today: 'heute',
    yesterday: 'gestern',
    on: (day) => `am ${day}`,
    asRehearsed: (when) => `Wie beim Probelauf ${when}`,
    stored: (when) => `Zuletzt ${when} auf diesem Gerät gespeichert`,
    changedSince: (rehearsed, stored) =>
      `Seit dem Probelauf ${rehearsed} geändert; zuletzt ${stored} gespeichert`,
    changed: describeChange,
  },
  shared:
    'Wer dieses Gerät hat, kann die Diashow dann ohne Passwort sehen. Entfernen Sie die Diashow deshalb nach der Trauerfeier.',
  apple:
    'iPhones und iPads löschen die Diashow, wenn sie sieben Tage lang nicht geöffnet wurde. Länger bleibt sie, wenn Sie diese Seite zuerst zum Home-Bildschirm hinzufügen, von dort aus öffnen und dann vorbereiten. Öffnen Sie die Diashow auf jeden Fall noch einmal am Tag der Trauerfeier.',
  impossible:
    'Dieser Browser kann die Diashow hier nicht speichern: Private Fenster und Seiten, deren Adresse mit http:// beginnt, erlauben es nicht. Öffnen Sie die Diashow unter ihrer Adresse mit https:// in einem gewöhnlichen Fenster.',
  failed: {
    full: 'Auf diesem Gerät war nicht genug Platz. Schaffen Sie Platz und drücken Sie noch einmal: Was schon gespeichert ist, wird nicht noch einmal geladen.',
    network:
      'Die Verbindung ist abgerissen, bevor alles gespeichert war. Drücken Sie noch einmal: Was schon gespeichert ist, wird nicht noch einmal geladen.',
    refused:
      'Dieser Browser hat das nicht erlaubt. Öffnen Sie die Diashow in einem gewöhnlichen Fenster, nicht in einem privaten.',
  },
})
