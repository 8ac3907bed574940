import type { Direction } from '../../domain/direction.ts'
import type { Language } from '../../domain/language.ts'
import type { Quotes } from '../../domain/typeset.ts'
import type { PluralForms } from '../makeGrammar.ts'
import { makeSentences, type Spoken } from '../sentences.ts'

/** The language of these sentences, and so of a page that is built with them. */
export const language: Language = 'en'

export const direction: Direction = 'ltr'

export const quotes: Quotes = { open: '“', close: '”', innerOpen: '‘', innerClose: '’' }

export const sentences = makeSentences(direction)

export const locale: string = 'en-US'

// this file does not use Intl, because the first use of Intl takes 70 ms on an old phone

/** Formats a whole number: 1204 becomes '1,204'. */
export const formatNumber = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Chooses the form for a number of things: '1 photograph', '1,204 photographs'. */
export const plural = (count: number, { one, other }: PluralForms<'one'>) =>
  (count === 1 ? one : other).replace('#', formatNumber(count))

/** The words for the person: 'he was 24', 'a picture of him', 'his life', and the same at the beginning of a sentence. */
export const he = ({ form, name }: Spoken) => form({ he: 'he', she: 'she', name })
export const him = ({ form, name }: Spoken) => form({ he: 'him', she: 'her', name })
export const his = ({ form, name }: Spoken) => form({ he: 'his', she: 'her', name: `${name}’s` })
export const heFirst = ({ form, name }: Spoken) => form({ he: 'He', she: 'She', name })
export const hisFirst = ({ form, name }: Spoken) => form({ he: 'His', she: 'Her', name: `${name}’s` })
