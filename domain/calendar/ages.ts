import { type Edtf, readSpan } from './edtf.ts'
import type { DateTexts } from './languages/dateTexts.ts'

/** The dates of his life. A date that is null cannot be read, or nobody has saved it. */
export interface Life {
  birth: Edtf | null
  death: Edtf | null
}

/** Adds his age to a date that people read: 'about 1965 · he was 24'. Leaves the date alone if his age is not known. */
export function addAge(writtenDate: string, date: Edtf, life: Life, texts: Pick<DateTexts, 'age'>): string {
  const age = findAge(date, life)
  return age === null ? writtenDate : `${writtenDate} · ${texts.age(age)}`
}

/**
 * Finds how old he was at a date, in years. If the date or his birthday is vague, this is the age that he reached at that time, as 24
 * in 1965 if he was born in 1941. Returns null if three ages are possible, if his date of birth is not certain, and before his birth
 * and after his death.
 */
export function findAge(date: Edtf, { birth, death }: Life): number | null {
  const born = birth && !/[?~%]/.test(birth) && readSpan(birth)
  const takenSpan = readSpan(date)
  const end = (death && readSpan(death)?.to) ?? Number.POSITIVE_INFINITY
  if (!born || !takenSpan || takenSpan.from > end) return null
  const youngest = countYears(born.to, takenSpan.from)
  const oldest = countYears(born.from, Math.min(takenSpan.to, end))
  return oldest >= 0 && oldest - youngest <= 1 ? oldest : null
}

/** Counts the birthdays from one moment to another. The result is not finite if one of the moments is not. */
function countYears(from: number, to: number): number {
  if (!Number.isFinite(to - from)) return to - from
  const [born, day] = [from, to].map((moment) => new Date(moment).toISOString()) as [string, string]
  const isBeforeBirthday = day.slice(4, 10) < born.slice(4, 10)
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (isBeforeBirthday ? 1 : 0)
}
