import { type Language, languages } from '../../language.ts'

declare const READS_ENGLISH_ONLY: boolean

/**
 * Whether this code reads dates, times and titles in English only. Visitors' pages do, because the words of six languages would take
 * long to load: the server tells them what else a service says (`meant` in `contract/memorial/services.ts`). Their builds replace
 * READS_ENGLISH_ONLY with true, and leave out those words.
 */
export const readsEnglishOnly = typeof READS_ENGLISH_ONLY === 'boolean' && READS_ENGLISH_ONLY

export const englishOnly: readonly Language[] = ['en']

export const knownLanguages: readonly Language[] = readsEnglishOnly ? englishOnly : languages
