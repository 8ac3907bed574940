import { cutText } from '../../../domain/cutText.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { formatShowLength } from './show.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'

/** The number of titles in a sentence; further ones are counted. */
const MAX_TITLES = 3
/** Longer titles are cut off, because a sentence is read from an armchair. */
const MAX_TITLE_LENGTH = 40

/** A title that is isolated, because it runs from right to left, stays so. */
const shorten = (title: string) =>
  title.length > MAX_TITLE_LENGTH
    ? `${cutText(title, MAX_TITLE_LENGTH).trimEnd()}…${title.startsWith('\u2068') ? '\u2069' : ''}`
    : title

const formatTitles = (titles: readonly string[]) => {
  const moreCount = titles.length - MAX_TITLES
  const listed = titles
    .slice(0, MAX_TITLES)
    .map((title) => `„${shorten(title)}“`)
    .join(', ')
  return moreCount > 0
    ? `${listed} und ${plural(moreCount, { one: '# weiteres', other: '# weitere' })}`
    : listed
}

const prepareAgain = `Drücken Sie „${hallTexts.prepare}“.`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'Kein Ton. Stellen Sie dieses Gerät und die Lautsprecher lauter und prüfen Sie das Kabel dazwischen.'
    case 'brokenSongs':
      return `Lässt sich hier nicht abspielen: ${formatTitles(fault.titles)}. Laden Sie das Lied noch einmal als MP3 hoch oder löschen Sie es aus der Liederliste.`
    case 'missingPictures':
      return `Es fehlt: ${formatTitles(fault.titles)}. Laden Sie das Foto noch einmal hoch oder blenden Sie es aus.`
    case 'brokenVideos':
      return `Lässt sich hier nicht abspielen: ${formatTitles(fault.titles)}. Laden Sie das Video noch einmal als MP4 hoch oder blenden Sie es aus.`
    case 'screenSleeps':
      return 'Der Bildschirm kann von selbst ausgehen. Stellen Sie dieses Gerät so ein, dass er anbleibt, und schließen Sie es an den Strom an.'
    case 'noFullscreen':
      return 'Die Diashow füllt den Bildschirm nicht. Drücken Sie F11 oder öffnen Sie die Diashow auf diesem Gerät in einem anderen Browser.'
    case 'accessEnded':
      return 'Dieses Gerät darf die Gedenkseite nicht mehr zeigen: Der Link dafür gilt nicht mehr. Bitten Sie die Familie um einen neuen und öffnen Sie ihn hier.'
    case 'accessEnds':
      return `Der Zugang dieses Geräts zur Gedenkseite endet am ${formatDay(fault.at)}. Öffnen Sie hier noch einmal den Link der Familie.`
    case 'noCopy':
      return fault.canMend
        ? `Auf diesem Gerät ist nichts gespeichert, deshalb bleibt die Diashow ohne Internet stehen. ${prepareAgain}`
        : `Auf diesem Gerät ist nichts gespeichert. ${hallTexts.impossible}`
    case 'oldCopy':
      return `Die Diashow auf diesem Gerät ist älter als die Gedenkseite. ${prepareAgain}`
    case 'damagedCopy':
      return `Die Diashow auf diesem Gerät läuft nicht ohne Internet. ${prepareAgain}`
    case 'noSpace':
      return `Zu wenig Platz: Die Diashow braucht ${formatMegabytes(fault.neededBytes)}, und auf diesem Gerät sind ${formatMegabytes(fault.freeBytes)} frei. Schaffen Sie Platz oder nehmen Sie ein anderes Gerät.`
    case 'noRemote':
      return 'Das Handy als Fernbedienung antwortet nicht. Prüfen Sie die Verbindung dieses Geräts oder nehmen Sie statt des Handys die Tasten.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Probelauf',
  purpose: (fastSeconds) =>
    `Speichert die ganze Diashow auf diesem Gerät, damit sie auch ohne Internet läuft, spielt sie dann einmal schnell ab und prüft, ob alles geht. Das dauert etwa ${plural(Math.max(1, Math.round(fastSeconds / 60)), { one: '# Minute', other: '# Minuten' })}. Das lässt sich jederzeit stoppen.`,
  connect: 'Schließen Sie zuerst Beamer und Lautsprecher an, so wie bei der Trauerfeier.',
  stored: 'Die Diashow ist jetzt auf diesem Gerät gespeichert.',
  begin: 'Starten',
  stop: 'Stoppen',
  close: 'Schließen',
  question: 'Haben Sie den Ton gehört?',
  yes: 'Ja',
  no: 'Nein',
  toneAgain: 'Noch einmal abspielen',
  running: 'Der Probelauf läuft gerade',
  shown: (count, total) => `${formatNumber(count)} von ${formatNumber(total)}`,
  checking: 'Einen Moment …',
  aspects: {
    sound: 'Ton',
    pictures: 'Bilder',
    songs: 'Lieder',
    screen: 'Bildschirm',
    space: 'Speicherplatz',
    network: 'Ohne Internet',
    remote: 'Fernbedienung',
  },
  aspectStates: { waiting: 'noch nicht geprüft', good: 'geht', bad: 'geht nicht' },
  ready: (length) => `Bereit: ${formatShowLength(length)}, läuft ohne Internet`,
  notReady: (count) =>
    plural(count, { one: 'Noch nicht bereit: # Punkt', other: 'Noch nicht bereit: # Punkte' }),
  fault: describeFault,
  again: 'Neuer Probelauf',
  prepared: 'Jetzt ist alles auf diesem Gerät gespeichert. Bitte starten Sie den Probelauf noch einmal.',
  untitled: (number) => `Foto ${formatNumber(number)}`,
})
