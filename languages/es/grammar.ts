import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makeFormatNumber } from '../numbers.ts'
import { makePlural } from '../plurals.ts'
import { makeTranslations } from '../sentences.ts'

export const language: Language = 'es'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”' }

export const sentences = makeTranslations(direction)

export const locale = 'es'

/** Formats a number: 12345 becomes '12.345', 6.7 becomes '6,7'. Four digits stay together: '1204'. */
export const formatNumber = makeFormatNumber('.', ',', 10_000)

export const plural = makePlural<'one'>(locale, formatNumber)
