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

const prepareAgain = `Proszę nacisnąć „${hallTexts.prepare}”.`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'Nie ma dźwięku. Proszę zwiększyć głośność urządzenia i głośników oraz sprawdzić kabel między nimi.'
    case 'brokenSongs':
      return `Nie da się tu odtworzyć: ${formatTitles(fault.titles)}. Proszę dodać ten utwór jeszcze raz jako MP3 albo usunąć go z muzyki.`
    case 'missingPictures':
      return `Brakuje: ${formatTitles(fault.titles)}. Proszę dodać to zdjęcie jeszcze raz albo je ukryć.`
    case 'brokenVideos':
      return `Nie da się tu odtworzyć: ${formatTitles(fault.titles)}. Proszę dodać to nagranie jeszcze raz jako MP4 albo je ukryć.`
    case 'screenSleeps':
      return 'Ekran może sam zgasnąć. Proszę ustawić to urządzenie tak, żeby ekran nie gasł, i podłączyć je do prądu.'
    case 'noFullscreen':
      return 'Pokaz nie wypełnia ekranu. Proszę nacisnąć F11 albo otworzyć pokaz w innej przeglądarce na tym urządzeniu.'
    case 'accessEnded':
      return 'To urządzenie nie widzi już strony pamięci: jego link wygasł. Proszę poprosić rodzinę o nowy link i otworzyć go tutaj.'
    case 'accessEnds':
      return `To urządzenie widzi stronę pamięci tylko przez pewien czas. Ostatni dzień: ${formatDay(fault.at)}. Proszę jeszcze raz otworzyć tu link od rodziny.`
    case 'noCopy':
      return fault.canMend
        ? `Na tym urządzeniu nic nie jest zapisane, więc bez sieci pokaz się zatrzyma. ${prepareAgain}`
        : `Na tym urządzeniu nic nie jest zapisane. ${hallTexts.impossible}`
    case 'oldCopy':
      return `Pokaz zapisany na tym urządzeniu jest starszy niż strona pamięci. ${prepareAgain}`
    case 'damagedCopy':
      return `Pokaz zapisany na tym urządzeniu nie działa bez sieci. ${prepareAgain}`
    case 'noSpace':
      return `Za mało miejsca: pokaz potrzebuje ${formatMegabytes(fault.neededBytes)}, a na tym urządzeniu jest ${formatMegabytes(fault.freeBytes)}. Proszę zwolnić trochę miejsca albo użyć innego urządzenia.`
    case 'noRemote':
      return 'Telefon jako pilot nie odpowiada. Proszę sprawdzić sieć tego urządzenia albo zamiast telefonu używać klawiszy.'
  }
}

export const texts = sentences<typeof en>({
  title: 'Próba',
  purpose: (fastSeconds) =>
    `Zapisuje cały pokaz na tym urządzeniu, żeby działał bez sieci. Potem odtwarza go w szybkim tempie i sprawdza wszystko, czego potrzebuje. Trwa to mniej więcej ${count(Math.max(1, Math.round(fastSeconds / 60)), '# minutę', '# minuty', '# minut')}. Próbę można przerwać w każdej chwili.`,
  connect: 'Najpierw proszę podłączyć projektor i głośniki, tak jak w dniu uroczystości.',
  stored: 'Pokaz jest już zapisany na tym urządzeniu.',
  begin: 'Rozpocznij',
  stop: 'Przerwij',
  close: 'Zamknij',
  question: 'Czy było słychać dźwięk?',
  yes: 'Tak',
  no: 'Nie',
  toneAgain: 'Odtwórz jeszcze raz',
  running: 'Trwa próba',
  shown: (shownCount, total) => `${formatNumber(shownCount)} z ${formatNumber(total)}`,
  checking: 'Chwileczkę…',
  aspects: {
    sound: 'dźwięk',
    pictures: 'zdjęcia',
    songs: 'muzyka',
    screen: 'ekran',
    space: 'miejsce',
    network: 'sieć',
    remote: 'pilot',
  },
  aspectStates: { waiting: 'jeszcze nie sprawdzono', good: 'działa', bad: 'nie działa' },
  ready: (length) => `Gotowe: ${formatShowLength(length)}, działa bez sieci`,
  notReady: (faultCount) => `Jeszcze niegotowe: ${count(faultCount, 'jedna rzecz', '# rzeczy', '# rzeczy')}`,
  fault: describeFault,
  again: 'Powtórz próbę',
  prepared: 'Wszystko jest już zapisane na tym urządzeniu. Proszę powtórzyć próbę.',
  untitled: (number) => `zdjęcie ${formatNumber(number)}`,
})
