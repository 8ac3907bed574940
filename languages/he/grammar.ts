import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makeFormatNumber } from '../numbers.ts'
import { makePlural } from '../plurals.ts'
import { makeTranslations } from '../sentences.ts'

export const language: Language = 'he'

export const direction: Direction = 'rtl'

export const quotes: Quotes = { open: '״', close: '״', innerOpen: '׳', innerClose: '׳' }

export const sentences = makeTranslations(direction)

export const locale = 'he-IL'

/** Formats a number: 1204 becomes '1,204'. */
export const formatNumber = makeFormatNumber(',', '.')

export const plural = makePlural<'one' | 'two'>(locale, formatNumber)

/**
 * Removes the characters that isolate a text. Sentences get a key such as 'video' isolated like a name, because both have Latin letters;
 * a sentence that compares a key passes it through this function first.
 */
export const toKey = <Key extends string | undefined>(isolated: Key) =>
  isolated?.replace(/[\u2068\u2069]/g, '') as Key

/**
 * Attaches a letter such as 'ב' to a text: 'ביום שישי', but 'ב־4 בדצמבר', because a maqaf stands before digits and foreign letters. A
 * person's name gets no letter; its sentence is built otherwise.
 */
export const attach = (letter: 'ב' | 'ל' | 'מ', text: string) =>
  `${letter}${/^[\u2066-\u2069]*\p{sc=Hebr}/u.test(text) ? '' : '־'}${text}`
