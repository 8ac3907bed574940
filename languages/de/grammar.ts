import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makeFormatNumber } from '../numbers.ts'
import { makePlural } from '../plurals.ts'
import { makeTranslations } from '../sentences.ts'

export const language: Language = 'de'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '„', close: '“', innerOpen: '‚', innerClose: '‘' }

export const sentences = makeTranslations(direction)

export const locale = 'de-DE'

/** Formats a number: 1204 becomes '1.204', 6.7 becomes '6,7'. */
export const formatNumber = makeFormatNumber('.', ',')

/** Chooses the form for a number of things: '1 Foto', '1.204 Fotos'. */
export const plural = makePlural<'one'>(locale, formatNumber)
