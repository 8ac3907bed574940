import type { DateStyle } from '../../../domain/calendar/dateStyle.ts'
import { cutText } from '../../../domain/cutText.ts'
import { formatNumber, plural, sentences } from '../grammar.ts'
import { formatDay, formatMegabytes, texts as hallTexts } from './storedShow.ts'
import { formatShowLength, type ShowLength } from './show.ts'
import type { Fault } from '../../../contract/outputs/rehearsal.ts'

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
  const listed = titles.slice(0, MAX_TITLES).map((title) => `“${shorten(title)}”`)
  return [...listed, ...(moreCount > 0 ? [`${formatNumber(moreCount)} more`] : [])].join(', ')
}

const prepareAgain = `Press ‘${hallTexts.prepare}’.`

/** One sentence for what is wrong, and one for what to do. */
const describeFault = (fault: Fault, style?: DateStyle): string => {
  switch (fault.kind) {
    case 'noSound':
      return 'No sound. Turn up this device and the speakers, and check the cable between them.'
    case 'brokenSongs':
      return `Cannot be played here: ${formatTitles(fault.titles)}. Upload the song again as MP3, or take it out of the music.`
    case 'missingPictures':
      return `Missing: ${formatTitles(fault.titles)}. Upload the photograph again, or hide it.`
    case 'brokenVideos':
      return `Cannot be played here: ${formatTitles(fault.titles)}. Upload the video again as MP4, or hide it.`
    case 'screenSleeps':
      return 'The screen can turn off by itself. Set this device so that its screen stays on, and plug it in.'
    case 'noFullscreen':
      return 'The show does not fill the screen. Press F11, or open the show in another browser on this device.'
    case 'accessEnded':
      return 'This device may no longer see the memorial: its link has ended. Ask the family for a new link, and open it here.'
    case 'accessEnds':
      return `This device may see the memorial only until ${formatDay(fault.at, style)}. Open the family’s link here once more.`
    case 'noCopy':
      return fault.canMend
        ? `Nothing is stored on this device, so the show stops without a network. ${prepareAgain}`
        : `Nothing is stored on this device. ${hallTexts.impossible}`
    case 'oldCopy':
      return `The show stored on this device is older than the memorial. ${prepareAgain}`
    case 'damagedCopy':
      return `The show stored on this device does not run without a network. ${prepareAgain}`
    case 'noSpace':
      return `Not enough room: the show needs ${formatMegabytes(fault.neededBytes)}, and this device has ${formatMegabytes(fault.freeBytes)}. Free up some space, or use another device.`
    case 'noRemote':
      return 'The phone as remote does not answer. Check the network of this device, or use its keys instead of the phone.'
  }
}

const aspectTexts = {
  sound: 'sound',
  pictures: 'pictures',
  songs: 'songs',
  screen: 'screen',
  space: 'space',
  network: 'network',
  remote: 'remote',
}

export const texts = sentences({
  title: 'Rehearse',
  purpose: (fastSeconds: number) =>
    `Stores the whole show on this device, so that it runs without a network. Then plays it at high speed, and tries everything that it needs, which takes about ${plural(Math.max(1, Math.round(fastSeconds / 60)), { one: '# minute', other: '# minutes' })}. You can stop at any time.`,
  connect: 'First connect the projector and the speakers, as on the day.',
  stored: 'The show is stored on this device now.',
  begin: 'Begin',
  stop: 'Stop',
  close: 'Close',
  question: 'Did you hear it?',
  yes: 'Yes',
  no: 'No',
  toneAgain: 'Play it again',
  running: 'The rehearsal is running',
  shown: (count: number, total: number) => `${formatNumber(count)} of ${formatNumber(total)}`,
  checking: 'One moment…',
  aspects: aspectTexts,
  aspectStates: { waiting: 'not tried yet', good: 'works', bad: 'does not work' },
  ready: (length: ShowLength) => `Ready: ${formatShowLength(length)}, works without a network`,
  notReady: (count: number) => (count === 1 ? 'Not ready yet: one thing' : `Not ready yet: ${count} things`),
  fault: describeFault,
  again: 'Rehearse again',
  prepared: 'Everything is stored on this device now. Rehearse again.',
  untitled: (number: number) => `photograph ${formatNumber(number)}`,
})
