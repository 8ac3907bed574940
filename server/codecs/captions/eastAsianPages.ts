/** A code page in which each letter of Japanese, Korean or Chinese takes two bytes. */
export interface EastAsianPage {
  page: 'shift_jis' | 'euc-kr' | 'gbk' | 'big5'
  /** whether more than half of the letters are in words, so that no alphabet explains the same bytes better */
  isSure: boolean
}

/** Finds the page in which all bytes beyond ASCII are letters of common use or in words. Returns null if there is none. */
export function findEastAsianPage(bytes: Buffer): EastAsianPage | null {
  // a letter has at most two bytes, so the last one of the sample is never judged
  const sample = bytes.subarray(0, 4 * MAX_LETTERS)
  const pairs = sample.toString('latin1').match(/[\x80-\xff][\0-\xff]?/g) ?? []
  const ratings = PAGES.flatMap(({ page, commonPairs, rate }) => {
    const text = new TextDecoder(page).decode(sample).slice(0, MAX_LETTERS)
    const commonCount = pairs.filter((pair) => commonPairs.test(pair)).length
    const isPlausible = commonCount >= pairs.length / 2 && !foreignSigns.test(text) && !isLatinText(text)
    return isPlausible ? [{ page, rating: rate(text) }] : []
  })
  const [best] = ratings.toSorted((one, other) => other.rating - one.rating)
  return best ? { page: best.page, isSure: best.rating > 0.5 } : null
}

/**
 * The bytes of letters in common use: kana and kanji of JIS X 0208 level 1, hanzi of GB 2312 level 1 and of Big5 level 1, and Hangul
 * in CP949. If two pages are rated alike, the first one wins.
 */
const PAGES: { page: EastAsianPage['page']; commonPairs: RegExp; rate: (text: string) => number }[] = [
  { page: 'shift_jis', commonPairs: /^[\x81-\x83\x88-\x98]./s, rate: rateByDictionary },
  { page: 'gbk', commonPairs: /^[\xa1-\xa3\xb0-\xd7][\xa1-\xfe]/, rate: rateByDictionary },
  { page: 'big5', commonPairs: /^[\xa1-\xc6]./s, rate: rateByDictionary },
  { page: 'euc-kr', commonPairs: /^[\xa1\xa3\xb0-\xc8][\xa1-\xfe]/, rate: rateHangul },
]

/** Matches what neither is in words of these languages nor stands between them, such as an undefined byte. */
const foreignSigns =
  /[^\p{ASCII}\p{Script=Han}\u3041-\u30ff\p{Script=Hangul}\u3001-\u301f\uff01-\uff5e“”‘’…—·～×※☆★♪○◎●△▲□■◇◆→←↑↓]|[\u3131-\u318e]/u

/**
 * Whether letters touch Latin ones: a single one, or one before a small letter. Then they were Latin letters, too, each
 * with the byte after it.
 */
const isLatinText = (text: string) => (text.match(latinNeighbors)?.length ?? 0) > countLetters(text) / 8

const latinNeighbors =
  /[^\p{ASCII}][a-z]|[A-Za-z][^\p{ASCII}](?=\p{ASCII}|$)|(?<=^|\p{ASCII})[^\p{ASCII}][A-Za-z]/gu

const LETTERS = /[\p{Script=Han}\u3041-\u30ff\p{Script=Hangul}]/gu
/** Enough letters to judge a text by. */
const MAX_LETTERS = 2_000
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** The share of the letters that are kana, or in a longer word of the dictionary that Unicode's word boundaries use (UAX 29). */
function rateByDictionary(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    const letters = segment.match(LETTERS) ?? []
    if (letters.length > 1 || /[\u3041-\u30ff]/.test(segment))
      count += letters.length * (isDoubled(letters) ? 0.5 : 1)
  }
  return count / countLetters(text)
}

/** A letter that is there twice is no proof: it is 'dad' in Chinese, and the same bytes are 'dad' in Russian. */
const isDoubled = ([first, second, ...others]: readonly string[]) => first === second && others.length === 0

const countLetters = (text: string) => Math.max(1, text.match(LETTERS)?.length ?? 0)

/**
 * The share of the syllables that are built as most Korean ones are; 0 if there are few, or Chinese letters. A syllable is computed from the numbers of
 * its first consonant, its vowel and its last consonant (Unicode Standard, 3.12). Words of a dictionary count a little more.
 */
function rateHangul(text: string): number {
  const syllables = text.match(/[가-힣]/g) ?? []
  const common = syllables.filter((syllable) => {
    const number = syllable.charCodeAt(0) - 0xac00
    return COMMON_VOWELS.has(Math.floor(number / 28) % 21) && COMMON_ENDS.has(number % 28)
  })
  const share = common.length / countLetters(text)
  return share > 0.6 && !/\p{Script=Han}/u.test(text) ? 0.9 * share * (isDoubled(syllables) ? 0.5 : 1) : 0
}

/** All but ㅒ, ㅖ, ㅙ and ㅞ. */
const COMMON_VOWELS = new Set([0, 1, 2, 4, 5, 6, 8, 9, 11, 12, 13, 14, 16, 17, 18, 19, 20])
/** None, ㄱ, ㄴ, ㄹ, ㅁ, ㅂ, ㅅ and ㅇ. */
const COMMON_ENDS = new Set([0, 1, 4, 8, 16, 17, 19, 21])
