import { parseDate } from '../../../domain/calendar/dates.ts'
import { englishOnly } from '../../../domain/calendar/languages/knownLanguages.ts'
import { isFollowing, isOnlyTbd, isTbd } from '../../../domain/calendar/serviceTime.ts'
import { writeTimes } from '../../../domain/calendar/showWhen.ts'
import { parseStart, parseTimes } from '../../../domain/calendar/times.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import type { Language } from '../../../domain/language.ts'

/**
 * Finds what the texts of a service say that visitors' pages cannot read, because they know English only: '2030-03-18' for
 * '18. März 2030'. Returns undefined if they can read all.
 */
export function findMeaning(service: Texts): Service['meant'] {
  const entries = Object.entries(readers).flatMap(([name, read]) => {
    const text = service[name as keyof Texts]
    const meaning = read(text)
    return meaning && meaning !== read(text, englishOnly) ? [[name, meaning]] : []
  })
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

type Texts = Pick<Service, 'date' | 'time' | 'location'>

const readers: Record<keyof Texts, (text: string, known?: readonly Language[]) => string | null> = {
  date: (text, known) => parseDate(text, known) ?? (isOnlyTbd(text, known) ? 'TBD' : null),
  time: (text, known) => {
    const times = parseTimes(text, known)
    if (times) return writeTimes(times, 'dayFirst24')
    const start = parseStart(text, known)
    if (start) return `${start} - TBD`
    if (isTbd(text, known)) return 'TBD'
    return isFollowing(text, known) ? 'following' : null
  },
  location: (text, known) => (isTbd(text, known) ? 'TBD' : null),
}
