import { type DateStyle, has24Hours } from './dateStyle.ts'
import { writeTimes } from './showWhen.ts'
import { findMistakenHalf, readTimes } from './readTimes.ts'
import { looksLike12Hours, parseTimes, saysAmOrPm, toEnglishTimes, type TimeRange } from './times.ts'
import { translateTimes } from './languages/translateTimes.ts'

/**
 * Suggests a time in the family's style: '2:00 PM - 4:00 PM' for '14:00-16:00' or the reverse, '4:00 PM - 8:00 PM' for '4-8', and the
 * time that is probably meant by '12:30 AM'. If the text can be read in two ways, suggests both. Returns nothing if the time is readable
 * and in the style already, or if its meaning is unclear.
 */
export function suggestTimes(text: string, style?: DateStyle): string[] {
  return [...new Set(listReadings(text, style).map((times) => writeTimes(times, style)))]
}

function listReadings(text: string, style: DateStyle | undefined): TimeRange[] {
  const times = parseTimes(text)
  if (!times) return listSpokenReadings(text, style)
  const saysHalf = saysAmOrPm(text)
  const expected = /midnight/i.test(toEnglishTimes(text)) ? null : findMistakenHalf(times, saysHalf)
  if (saysHalf !== has24Hours(style) || looksLike12Hours(times)) return expected ? [expected] : []
  if (expected || saysHalf) return expected ? [expected, times] : [times]
  const likely = readTimes(text)
  return likely.some(({ start }) => start === times.start) ? [times] : [...likely, times]
}

/** Lists the readings of times that people write with more words, such as 'from 4 until 8' and '4 - 8 in the evening'. */
function listSpokenReadings(text: string, style: DateStyle | undefined): TimeRange[] {
  const plainText = replaceSpokenParts(text.trim().replace(/\s+/g, ' '))
  const times = parseTimes(plainText)
  if (!times) {
    const readings = readTimes(plainText, has24Hours(style))
    return readings.length > 0 ? readings : readTimes(translateTimes(text), has24Hours(style))
  }
  const readings = listReadings(plainText, style)
  return readings.length > 0 ? readings : [times]
}

/** Leaves '10 - 12 in the morning' and '8 - 12 in the evening' as they are, because 12 AM is midnight and 12 PM is noon. */
const replaceSpokenParts = (text: string) =>
  text
    .replace(/^between (.+) and /i, '$1 to ')
    .replace(/^(?:from|at) /i, '')
    .replace(/ (?:thru|through|['’]?til) /i, ' to ')
    .replace(/ in the afternoon$/i, ' PM')
    .replace(
      /\b(\d{1,2})([:.]\d\d)?( o['’]?clock)? (in the morning|in the evening|at night)$/i,
      (all, hour: string, minutes = '', clock = '', part = '') =>
        hour === '12' ? all : `${hour}${minutes}${clock} ${/morning/i.test(part) ? 'AM' : 'PM'}`,
    )
    .replace(/(\d ?[ap])(?=$| ?[-–—]| to )/gi, '$1m')
