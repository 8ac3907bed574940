/**
 * ID3 and RIFF tags name no code page: what a program of another country wrote arrives as Latin letters that nobody meant.
 * Reads such texts of one song again, together, for a name alone is short; null where no code page makes words of them.
 */
export function readLetters(texts: readonly (string | undefined)[]): (string | null)[] {
  const undecoded = texts.flatMap((text) => (text && hasUndecodedBytes(text) ? text : []))
  const decode = undecoded.length > 0 ? findDecoder(toBytes(undecoded.join('\n'))) : null
  return texts.map((text) =>
    text && hasUndecodedBytes(text) ? (decode?.(toBytes(text)) ?? null) : (text ?? null),
  )
}

/** Letters beyond ASCII, each of which was one byte. */
const hasUndecodedBytes = (text: string) => /[\x80-\xff]/.test(text) && !/[^\0-\xff]/.test(text)

const toBytes = (text: string) => Buffer.from(text, 'latin1')

type Decode = (bytes: Buffer) => string | null

function findDecoder(bytes: Buffer): Decode | null {
  const page = findPage(bytes)
  return page ? makeDecoder(page) : null
}

/** The code page that makes words of these bytes, by its name for TextDecoder; null where none does. */
export function findPage(bytes: Buffer): string | null {
  const found = PAGES.find(({ page, isPlausible }) => {
    const text = makeDecoder(page)(bytes)
    return text !== null && isPlausible(text)
  })
  return found?.page ?? null
}

const makeDecoder =
  (page: string): Decode =>
  (bytes) => {
    try {
      return new TextDecoder(page, { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  }

/** In this order: the first whose letters make words. */
const PAGES: { page: string; isPlausible: (text: string) => boolean }[] = [
  { page: 'utf-8', isPlausible: () => true },
  { page: 'shift_jis', isPlausible: (text) => measureShare(/[\u3041-\u30fc]/gu, text) > 0.3 },
  { page: 'windows-1254', isPlausible: (text) => isLatin(text) && isTurkish(text) },
  { page: 'windows-1257', isPlausible: (text) => isLatin(text) && isBaltic(text) },
  { page: 'iso-8859-2', isPlausible: (text) => isLatin(text) && isIsoLatin2(text) },
  { page: 'windows-1250', isPlausible: (text) => isLatin(text) && isEasternEuropean(text) },
  { page: 'windows-1252', isPlausible: isLatin },
  { page: 'windows-1251', isPlausible: (text) => isScript(text, 'Cyrillic', /[аеёиоуыэюяіїє]/giu) },
  { page: 'windows-1255', isPlausible: isHebrew },
  { page: 'koi8-r', isPlausible: (text) => isScript(text, 'Cyrillic', /[аеёиоуыэюя]/giu) },
  { page: 'windows-1253', isPlausible: (text) => isScript(text, 'Greek', /[αεηιουωάέήίόύώ]/giu) },
  { page: 'macintosh', isPlausible: isLatin },
]

/** Most letters are those of English, and neither a sign nor a capital stands within a word. */
export function isLatin(text: string): boolean {
  const isOdd =
    /[\x80-\x9f]|\p{L}[^\p{L}\p{P}\p{Z}\s\d]\p{L}|\p{L}(?![’‘–—·…])[^\p{L}\p{ASCII}\s]\p{L}|\p{Ll}(?!\p{ASCII})\p{Lu}|\p{Lu}(?!\p{ASCII})\p{Lu}\p{Ll}|\p{L}[§¶¡¿†‡ˆ˜]|[©®]\p{L}/u
  return measureShare(/[a-z]/gi, text) >= 0.5 && !isOdd.test(text)
}

/** Read as Windows-1252, Turkish has letters of Icelandic without its others. */
function isTurkish(text: string): boolean {
  return /[ĞğİıŞş]/.test(text) && /[üç]/i.test(text) && !/[áéíóúæåøàèìòù]/i.test(text)
}

/** Read as Windows-1252, Lithuanian and Latvian have letters of Icelandic beside those of French. */
const isBaltic = (text: string) =>
  /[šžŠŽ]/.test(text) && /[ėčąūŗķļņģāīē]/i.test(text) && !/[áéíóúýþð]/i.test(text)

/** Read as Windows-1252, Czech and Slovak of ISO 8859-2 have signs for letters. */
const isIsoLatin2 = (text: string) => /[ŠŽŚ]\p{Ll}|\p{Ll}[śź]/u.test(text)

/** Its letters have another form at the end of words, where five of them have no other. */
function isHebrew(text: string): boolean {
  const runs = text.match(/\p{L}+/gu) ?? []
  const isWord = (run: string) => /^[א-ת]+$/u.test(run) && !/[ךםןףץ][א-ת]|[כמנצ]$/u.test(run)
  return runs.some(isWord) && runs.every((run) => isWord(run) || /^[a-z]+$/i.test(run))
}

/** Read as Windows-1252 the same bytes have signs within words, or letters that no language puts so. */
function isEasternEuropean(text: string): boolean {
  const western = LETTERS_OF_1250.reduce((read, [eastern, byte]) => read.replaceAll(eastern, byte), text)
  return (
    !isLatin(western) ||
    /[³¹¿¾£¥¼]\p{L}|\p{L}[³¹¿¾£¥¼]|[ìù]\p{L}|(^|[^\p{L}])[œŒŸ][^aeiouyàèéê]/u.test(western) ||
    /ø\p{L}*[áéíýèìïù]|[áéíýèìïù]\p{L}*ø/iu.test(western)
  )
}

/** Letters of Windows-1250, each with what Windows-1252 makes of its byte. */
const LETTERS_OF_1250 = Array.from({ length: 0x80 }, (_, index) => Buffer.from([0x80 + index])).flatMap(
  (byte) => {
    const [eastern, western] = ['windows-1250', 'windows-1252'].map((page) =>
      new TextDecoder(page).decode(byte),
    )
    return eastern && western && eastern !== western ? [[eastern, western] as const] : []
  },
)

/** Words of one script, written small but for first letters or large throughout, with as many vowels as speech has. */
function isScript(text: string, script: 'Cyrillic' | 'Greek', vowels: RegExp): boolean {
  const runs = text.match(/\p{L}+/gu) ?? []
  const own = new RegExp(`^(\\p{Script=${script}}\\p{Ll}*|\\p{Lu}+)$`, 'u')
  const vowelShare = measureShare(vowels, text)
  const isReadable = runs.every((word) => own.test(word) || /^[a-z]+$/i.test(word))
  return isReadable && !/[\p{S}¶§\x80-\x9f]/u.test(text) && vowelShare > 0.25 && vowelShare < 0.7
}

const measureShare = (some: RegExp, text: string) =>
  (text.match(some)?.length ?? 0) / Math.max(1, text.match(/\p{L}/gu)?.length ?? 0)
