import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import type { PluralForms } from '../makeGrammar.ts'
import { makeSentences } from '../sentences.ts'

/** The language of these sentences, and so of a page that is built with them. */
export const language: Language = 'en'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' }

export const sentences = makeSentences(direction)

export const locale: string = 'en-US'

/** A colon after a word, with the space that belongs before it. */
export const colon: string = ':'

// this file does not use Intl, because the first use of Intl takes 70 ms on an old phone

/** Formats a whole number: 1204 becomes '1,204'. */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Chooses the form for a number of things: '1 photograph', '1,204 photographs'. */
export const plural = (count: number, { one, other }: PluralForms<'one'>) =>
  (count === 1 ? one : other).replace('#', formatNumber(count))
