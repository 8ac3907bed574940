import { normalizeUnicode } from '../../domain/normalizeUnicode.ts'

/**
 * Makes a text the name of a file that Windows, macOS and Linux accept: replaces characters that Windows does not allow, and those that
 * only print needs, such as no-break spaces and what isolates a name from right to left.
 */
export const toFileName = (text: string): string =>
  normalizeUnicode(text, 'NFC')
    .replace(/[<>:"/\\|?*]/g, '-')
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
