import { type DateStyle, isDayFirst } from '../../../domain/calendar/dateStyle.ts'
import { formatDay as formatEnglishDay } from '../../../domain/calendar/formatDay.ts'
import { formatNumber, locale, plural, sentences } from '../grammar.ts'
import type { ShowCounts } from '../../../contract/outputs/offlineShow.ts'

export const formatMegabytes = (bytes: number) => {
  const size = Math.max(1, Math.round(bytes / 2 ** 20))
  return size < 1_000
    ? `${size} MB`
    : `${(size / 1_024).toLocaleString(locale, { maximumFractionDigits: 1 })} GB`
}

/** Formats the day of a moment, in the browser's time zone, such as 'Friday, December 4'. */
export const formatDay = (at: number, style: DateStyle | undefined) => {
  const date = new Date(at)
  const weekday = date.toLocaleDateString(locale, { weekday: 'long' })
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-')
  return `${weekday}, ${formatEnglishDay(day, isDayFirst(style)).replace(/,? \d+$/, '')}`
}

const describeCounts = ({ photographs, films, songs }: ShowCounts) =>
  [
    plural(photographs, { one: '# photograph', other: '# photographs' }),
    films > 0 && plural(films, { one: '# video', other: '# videos' }),
    plural(songs, { one: '# song', other: '# songs' }),
  ]
    .filter(Boolean)
    .join(', ')

const numberTexts = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const storingTexts = { running: 'being stored', done: 'stored now' }

/** Says what is new, such as 'Two photographs are new; they are stored now'. */
const describeChange = (newPhotographs: number, storing: 'running' | 'done' | 'failed') => {
  const isOne = newPhotographs <= 1
  const count = numberTexts[newPhotographs - 1] ?? formatNumber(newPhotographs)
  const news =
    newPhotographs === 0
      ? 'The show has changed'
      : `${count} ${isOne ? 'photograph is' : 'photographs are'} new`
  const pronoun = isOne ? 'it' : 'they'
  if (storing === 'failed') return `${news}; ${pronoun} could not be stored`
  return `${news}; ${pronoun} ${isOne ? 'is' : 'are'} ${storingTexts[storing]}`
}

export const texts = sentences({
  title: 'The computer in the hall',
  purpose: 'Stores the show on this device, plays it once at high speed, and says what does not work yet.',
  storing: 'Without the network',
  storingPurpose: 'Stores the whole show on this device, so that it runs where there is no network.',
  prepare: 'Prepare for the hall',
  again: 'Prepare for the hall again',
  remove: 'Remove from this device',
  stop: 'Stop',
  rehearse: 'Rehearse',
  needs: (bytes: number) => `It takes about ${formatMegabytes(bytes)}.`,
  enough: (freeBytes: number) => `This device has ${formatMegabytes(freeBytes)} free, which is enough.`,
  tooLittle: (freeBytes: number) =>
    `This device has only ${formatMegabytes(freeBytes)} free, which is not enough. Free up some space, or use another device.`,
  unknownSpace: 'This browser does not say how much space is free.',
  progress: (doneCount: number, totalCount: number) =>
    `Storing and reading back: ${Math.round((100 * doneCount) / totalCount)}%`,
  ready: (counts: ShowCounts) => `Ready: ${describeCounts(counts)}`,
  readyHint:
    'Open the show with this link in this browser, with or without the network. After a change, prepare it again.',
  recalled: {
    today: 'today',
    yesterday: 'yesterday',
    on: (day: string) => `on ${day}`,
    asRehearsed: (when: string) => `As rehearsed ${when}`,
    stored: (when: string) => `Stored on this device ${when}`,
    changedSince: (rehearsed: string, stored: string) =>
      `Changed since the rehearsal ${rehearsed}, and stored ${stored}`,
    changed: describeChange,
  },
  shared: 'Anyone with this device can then see the show without a password. Remove it after the service.',
  apple:
    'iPhones and iPads remove it when the show has not been opened for seven days. It stays longer if you first add this page to the home screen, open it from there, and prepare it there. In any case, open it once on the day.',
  impossible:
    'This browser cannot store the show here: private windows and pages whose address begins with http:// do not allow it. Open the show at its https:// address in an ordinary window.',
  failed: {
    full: 'There was not enough space on this device. Free up some space and press the button again: what is already stored is not downloaded again.',
    network:
      'The connection was lost before everything was stored. Press the button again: what is already stored is not downloaded again.',
    refused: 'This browser did not allow it. Open the show in an ordinary window, not in a private one.',
  },
})
