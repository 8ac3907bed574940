import { foldLetters } from '../../foldLetters.ts'

declare const READS_ENGLISH_ONLY: boolean

/**
 * Writes a text in small letters that every keyboard has, and the marks of Hebrew abbreviations and of Spanish ordinals in one way. In
 * English, only capitals become small.
 */
export const fold = (text: string) =>
  // the constant itself, so that the build drops the import of what is not used
  typeof READS_ENGLISH_ONLY === 'boolean' && READS_ENGLISH_ONLY
    ? text.toLowerCase()
    : foldLetters(text)
        // the marks of direction around a name in a sentence
        .replace(/[\u2066-\u2069]/g, '')
        .replace(/([\u05d0-\u05ea])(?:["“”]|['’׳]{2})(?=[\u05d0-\u05ea])/g, '$1״')
        .replace(/([\u05d0-\u05ea])['’]/g, '$1׳')
        .replace('מוצ״ש', 'מוצאי שבת')
        .replace(/(\d)°/g, '$1º')
        // the Hebrew hyphen
        .replaceAll('\u05be', '-')
