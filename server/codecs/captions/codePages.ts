import { isUtf8 } from 'node:buffer'
import { findEastAsianPage } from './eastAsianPages.ts'

/**
 * Decodes the texts of one file (ID3 or RIFF tags, a caption in IPTC), which do not say their code page: each byte is a Latin-1
 * character in them. Chooses one code page for all texts together, because a single name is too short to judge. Texts become null if
 * no code page turns them into words, but Windows-1252 reads those with few letters beyond ASCII.
 */
export function decodeTexts(texts: readonly (string | undefined)[]): (string | null)[] {
  const undecodedTexts = texts.flatMap((text) => (text && hasUndecodedBytes(text) ? text : []))
  const decode = undecodedTexts.length > 0 ? findDecoder(undecodedTexts.join('\n')) : null
  return texts.map((text) =>
    text && hasUndecodedBytes(text) ? (decode?.(toBytes(text)) ?? null) : (text ?? null),
  )
}

/** Whether a text has characters beyond ASCII, and all of its characters fit into a single byte. */
const hasUndecodedBytes = (text: string) => /[\x80-\xff]/.test(text) && !/[^\0-\xff]/.test(text)

const toBytes = (text: string) => Buffer.from(text, 'latin1')

type DecodeBytes = (bytes: Buffer) => string | null

function findDecoder(text: string): DecodeBytes | null {
  const page = findCodePage(toBytes(text)) ?? (measureShare(/[a-z]/gi, text) > 0.8 ? 'windows-1252' : null)
  return page ? makeDecoder(page) : null
}

/** Finds the code page that turns these bytes into words. Returns its TextDecoder name, or null if no code page does. */
export function findCodePage(bytes: Buffer): string | null {
  if (isUtf8(bytes)) return 'utf-8'
  const eastAsian = findEastAsianPage(bytes)
  return eastAsian?.isSure ? eastAsian.page : (findAlphabetPage(bytes) ?? eastAsian?.page ?? null)
}

const findAlphabetPage = (bytes: Buffer) =>
  CODE_PAGES.find(({ page, isPlausible }) => {
    const text = makeDecoder(page)(bytes)
    return text !== null && isPlausible(text)
  })?.page

const makeDecoder =
  (page: string): DecodeBytes =>
  (bytes) => {
    try {
      return new TextDecoder(page, { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  }

/** Code pages of alphabets in the order in which they are tried: the first plausible one wins. */
const CODE_PAGES: { page: string; isPlausible: (text: string) => boolean }[] = [
  { page: 'windows-1255', isPlausible: isHebrew },
  { page: 'windows-1251', isPlausible: (text) => isScript(text, 'Cyrillic', /[аеёиоуыэюяіїє]/giu) },
  { page: 'windows-1253', isPlausible: (text) => isGreek(text) && /[άέήίόύώ]/.test(text) },
  { page: 'koi8-r', isPlausible: (text) => isScript(text, 'Cyrillic', /[аеёиоуыэюя]/giu) },
  { page: 'windows-1253', isPlausible: isGreek },
  { page: 'windows-1254', isPlausible: (text) => isLatin(text) && isTurkish(text) },
  { page: 'windows-1257', isPlausible: (text) => isLatin(text) && isBaltic(text) },
  { page: 'iso-8859-2', isPlausible: (text) => isLatin(text) && isIsoLatin2(text) },
  { page: 'windows-1250', isPlausible: (text) => isLatin(text) && isEasternEuropean(text) },
  { page: 'windows-1252', isPlausible: isLatin },
  { page: 'macintosh', isPlausible: isLatin },
]

/**
 * Whether at least half of the letters are English letters, or a quarter in a text without symbols, and no symbol or capital letter
 * stands inside a word. No word begins with the Icelandic ð, or has š or ź between two consonants.
 */
export function isLatin(text: string): boolean {
  const oddCharacters =
    /[\x80-\x9f]|\p{L}[^\p{L}\p{P}\p{Z}\s\d]\p{L}|\p{L}(?![’–—·…])[^\p{L}\p{ASCII}\s]\p{L}|\p{Ll}(?!\p{ASCII})\p{Lu}|\p{Lu}(?!\p{ASCII})\p{Lu}\p{Ll}|\p{L}[§¶¡¿†‡ˆ˜]|[©®†‡€ƒ¯™]\p{L}|\p{Lu}…\p{Lu}|(?<!\p{L})(?:[Ðð]|Đ(?!\p{L}))|(?!\p{ASCII})\p{Ll}\p{Lu}|[^\p{ASCII}\p{L}\s«»“”„‘’–—…]{2}/u
  // on a Mac, the same bytes are ö and ü
  if (/[bcdfghjkmnpqstvwxz][šź][b-df-hj-np-tv-xz]/i.test(text)) return false
  const share = measureShare(/[a-z]/gi, text)
  return (share >= 0.5 || (share >= 0.25 && /^[\p{L}\p{ASCII}]+$/u.test(text))) && !oddCharacters.test(text)
}

/**
 * Whether `text`, decoded as Windows-1254, is really Turkish. In Windows-1252, the same bytes would be Icelandic letters, but an
 * Icelandic text would also have accented vowels such as á.
 */
function isTurkish(text: string): boolean {
  return /[ĞğİıŞş]/.test(text) && /[üç]/i.test(text) && !/[áéíóúæåøàèìòù]/i.test(text)
}

/**
 * Whether `text`, decoded as Windows-1257, is really Lithuanian or Latvian. In Windows-1252, the same bytes would be a mixture of
 * Icelandic and French letters.
 */
const isBaltic = (text: string) =>
  /[šžŠŽ]/.test(text) && /[ėčąūŗķļņģāīē]/i.test(text) && !/[áéíóúýþð]/i.test(text)

/**
 * Whether `text`, decoded as ISO 8859-2, was really written in this code page, which Czech and Slovak use. In Windows-1252, some
 * of the same bytes would be symbols.
 */
const isIsoLatin2 = (text: string) => /[ŠŽŚ]\p{Ll}|\p{Ll}[śź]/u.test(text)

/**
 * Whether a text is Hebrew. Five Hebrew letters have a final form. This form appears only at the end of a word, and the usual
 * form of these letters never appears there.
 */
export function isHebrew(text: string): boolean {
  const letterRuns = text.match(/\p{L}+/gu) ?? []
  const russianVowelShare = measureShare(/[אוטמף]/g, text)
  const isWord = (word: string) => /^[א-ת]+$/u.test(word) && !/[ךםןףץ][א-ת]|[כמנצ]$/u.test(word)
  return (
    /^[\p{ASCII}א-ת“”„‘’–—…]+$/u.test(text) &&
    letterRuns.some((word) => word.length > 1 && isWord(word)) &&
    letterRuns.every((word) => isWord(word) || /^[a-z]+$/i.test(word)) &&
    // the same bytes are the vowels а, е, и, о and у of a Russian word
    !(russianVowelShare > 0.4 && russianVowelShare < 0.7)
  )
}

/**
 * Whether `text`, decoded as Windows-1250, is really in an Eastern European language. In Windows-1252, the same bytes would be
 * words with symbols inside, or sequences of letters that no language has.
 */
function isEasternEuropean(text: string): boolean {
  const westernText = LETTERS_OF_1250.reduce(
    (decoded, [eastern, western]) => decoded.replaceAll(eastern, western),
    text,
  )
  return (
    !isLatin(westernText) ||
    /[³¹¿¾£¥¼]\p{L}|\p{L}[³¹¿¾£¥¼]|[ìù]\p{L}|ñ(?![aeiouáéíóú])|õ(?!e)|[jz]ê|(^|[^\p{L}])[œŒŸ][^aeiouyàèéê]/u.test(
      westernText,
    ) ||
    // one test for each word, because a pattern for both letters would search the rest of the word from each of its letters
    (westernText.match(/\p{L}+/gu) ?? []).some((word) => /ø/i.test(word) && /[áéíýèìïù]/i.test(word))
  )
}

/** Pairs of different characters that have the same byte: the first in Windows-1250, and the second in Windows-1252. */
const LETTERS_OF_1250 = Array.from({ length: 0x80 }, (_, index) => Buffer.from([0x80 + index])).flatMap(
  (byte) => {
    const [eastern, western] = ['windows-1250', 'windows-1252'].map((page) =>
      new TextDecoder(page).decode(byte),
    )
    return eastern && western && eastern !== western ? [[eastern, western] as const] : []
  },
)

export function isGreek(text: string): boolean {
  return isScript(text, 'Greek', /[αεηιουωάέήίόύώ]/giu)
}

/**
 * Whether all words of a text are in the given script, or in plain Latin letters. Each word must be in lower case, capitalized or
 * all capitals. The share of vowels must be similar to that in real words.
 */
export function isScript(text: string, script: 'Cyrillic' | 'Greek', vowels: RegExp): boolean {
  const ownLetters = text.replace(/[\p{ASCII}«»“”„‘’–—…·№]/gu, '')
  const isOwn = new RegExp(`^\\p{Script=${script}}+$`, 'u')
  const vowelShare = (ownLetters.match(vowels)?.length ?? 0) / Math.max(1, ownLetters.length)
  const letterRuns = text.match(/\p{L}+/gu) ?? []
  return (
    isOwn.test(ownLetters) &&
    letterRuns.every((word) => /^[a-z]+$/i.test(word) || (isOwn.test(word) && ownShape.test(word))) &&
    !oddShape.test(text) &&
    vowelShare >= (/\p{Ll}/u.test(ownLetters) ? 0.24 : 0.26) &&
    vowelShare < 0.75
  )
}

const ownShape = /^(?:\p{Lu}?\p{Ll}+|\p{Lu}+)$/u
/** Matches Greek accents in words of capital letters, and quotation marks that open behind a letter or close before one. */
const oddShape = /[ΆΈ-ΏΪΫ]\p{Lu}|\p{L}[ΆΈ-ΏΪΫ]|\p{L}«|»\p{L}|\p{L}[·№]\p{L}/u

const measureShare = (pattern: RegExp, text: string) =>
  (text.match(pattern)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0)
