import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import { makePlural } from '../plurals.ts'
import { makeSentences } from '../sentences.ts'

export const language: Language = 'es'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '«', close: '»', innerOpen: '“', innerClose: '”' }

export const sentences = makeSentences(direction)

export const locale = 'es'

// this file does not use Intl before the first plural, because the first use of Intl takes 70 ms on an old phone

/** Formats a number: 12345 becomes '12.345', 6.7 becomes '6,7'. Four digits stay together: '1204'. */
export const formatNumber = (value: number) => {
  const [whole = '', fraction] = String(value).split('.')
  const grouped = Math.abs(value) < 10_000 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, '.')
  return fraction === undefined ? grouped : `${grouped},${fraction}`
}

export const plural = makePlural<'one'>(locale, formatNumber)
