import { cutText } from '../../../domain/cutText.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'
import type { texts as en } from '../../en/visitors/rehearsal.ts'
import { count, formatNumber, sentences } from '../grammar.ts'
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
  const listed = titles.slice(0, MAX_TITLES).map((title) => `„${shorten(title)}”`)
  return [...listed, ...(moreCount > 0 ? [`i jeszcze ${formatNumber(moreCount)}`] : [])].join(', ')
}

const prepareAgain = `Pomoże przycisk „${hallTexts.prepare}”.`

const it = ({ titles }: { titles: readonly string[] }, one: string, many: string) =>
  titles.length === 1 ? one : many

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'Nie ma dźwięku. Pomoże zwiększenie głośności urządzenia i głośników albo sprawdzenie kabla między nimi.'
    case 'brokenSongs':
      return `Nie da się tu odtworzyć: ${formatTitles(fault.titles)}. Trzeba dodać ${it(fault, 'ten utwór', 'te utwory')} jeszcze raz jako MP3 albo usunąć ${it(fault, 'go', 'je')} z muzyki.`
    case 'missingPictures':
      return `Brakuje: ${formatTitles(fault.titles)}. Trzeba dodać ${it(fault, 'to zdjęcie', 'te zdjęcia')} jeszcze raz albo je ukryć.`
    case 'brokenVideos':
      return `Nie da się tu odtworzyć: ${formatTitles(fault.titles)}. Trzeba dodać ${it(fault, 'to nagranie', 'te nagrania')} jeszcze raz jako MP4 albo je ukryć.`
    case 'screenSleeps':
      return 'Ekran może sam zgasnąć. Trzeba ustawić to urządzenie tak, żeby ekran nie gasł, i podłączyć je do prądu.'
    case 'noFullscreen':
      return 'Pokaz nie wypełnia ekranu. Pomoże klawisz F11 albo inna przeglądarka na tym urządzeniu.'
    case 'accessEnded':
      return 'Strona pamięci już się tu nie otwiera, bo link wygasł. Nowy poda rodzina; trzeba otworzyć go na tym urządzeniu.'
    case 'accessEnds':
      return `Strona pamięci wkrótce przestanie się tu otwierać; ostatni dzień to ${formatDay(fault.at)}. Wystarczy jeszcze raz otworzyć na tym urządzeniu link od rodziny.`
    case 'noCopy':
      return fault.canMend
        ? `Na tym urządzeniu nic nie jest zapisane, więc bez internetu pokaz się zatrzyma. ${prepareAgain}`
        : `Na tym urządzeniu nic nie jest zapisane. ${hallTexts.impossible}`
    case 'oldCopy':
      return `Pokaz zapisany na tym urządzeniu jest starszy niż strona pamięci. ${prepareAgain}`
    case 'damagedCopy':
      return `Pokaz zapisany na tym urządzeniu nie działa bez internetu. ${prepareAgain}`
    case 'noSpace':
      return `Za mało miejsca: pokaz potrzebuje ${formatMegabytes(fault.neededBytes)}, a na tym urządzeniu jest ${formatMegabytes(fault.freeBytes)}. Trzeba zwolnić trochę miejsca albo użyć innego urządzenia.`
    case 'noRemote':
      return 'Telefon jako pilot nie odpowiada. Można sprawdzić połączenie tego urządzenia z siecią albo zamiast telefonu używać klawiszy.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Sprawdzenie pokazu',
  purpose: (fastSeconds) =>
    `Zapisuje cały pokaz na tym urządzeniu, żeby działał bez internetu. Potem odtwarza go w szybkim tempie i sprawdza wszystko, czego potrzebuje. Trwa to mniej więcej ${count(Math.max(1, Math.round(fastSeconds / 60)), '# minutę', '# minuty', '# minut')}. Można przerwać w każdej chwili.`,
  connect: 'Najpierw trzeba podłączyć projektor i głośniki, tak jak w dniu uroczystości.',
  stored: 'Pokaz jest już zapisany na tym urządzeniu.',
  begin: 'Rozpocznij',
  stop: 'Przerwij',
  close: 'Zamknij',
  question: 'Czy było słychać dźwięk?',
  yes: 'Tak',
  no: 'Nie',
  toneAgain: 'Odtwórz jeszcze raz',
  running: 'Trwa sprawdzanie',
  shown: (shownCount, total) => `${formatNumber(shownCount)} z ${formatNumber(total)}`,
  checking: 'Chwileczkę…',
  aspects: {
    sound: 'dźwięk',
    pictures: 'zdjęcia',
    songs: 'muzyka',
    screen: 'ekran',
    space: 'miejsce',
    network: 'bez internetu',
    remote: 'pilot',
  },
  aspectStates: { waiting: 'jeszcze nie sprawdzono', good: 'działa', bad: 'nie działa' },
  ready: (length) => `Gotowe: ${formatShowLength(length)}, działa bez internetu`,
  notReady: (faultCount) => `Jeszcze niegotowe: ${count(faultCount, 'jedna rzecz', '# rzeczy', '# rzeczy')}`,
  fault: describeFault,
  again: 'Sprawdź jeszcze raz',
  prepared: 'Wszystko jest już zapisane na tym urządzeniu. Pokaz można sprawdzić jeszcze raz.',
  untitled: (number) => `zdjęcie ${formatNumber(number)}`,
})
