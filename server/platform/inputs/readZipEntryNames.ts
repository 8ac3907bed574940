import yauzl from 'yauzl'
import { findCodePage, isLatin } from '../../codecs/captions/codePages.ts'

type Entry = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>
type Decode = (entry: Entry) => string

/** Bit 11 of an entry's flags. According to APPNOTE.TXT, the name is in UTF-8 if the bit is set, otherwise in code page 437. */
const UTF8_FLAG = 0x800

const makeDecoder =
  (flag: number): Decode =>
  ({ fileNameRaw, extraFields }) =>
    yauzl.getFileNameLowLevel(flag, fileNameRaw, extraFields, false)

/** Converts each byte into one character. */
const decodeLatin1: Decode = ({ fileNameRaw }) => fileNameRaw.toString('latin1')
const decodeUtf8 = makeDecoder(UTF8_FLAG)
const decode437 = makeDecoder(0)

/**
 * Decodes the names of a ZIP file's entries. The names have '/' between folders, and no '/' or drive letter at the beginning.
 * Every valid UTF-8 name is decoded as UTF-8, because Macs write UTF-8 without setting the flag. All other names are decoded
 * with the same code page, the one in which they look like words.
 */
export function readZipEntryNames(entries: readonly Entry[]): string[] {
  const isAmbiguous = (entry: Entry) => decodeUtf8(entry).includes('\ufffd')
  const decode = chooseDecoder(entries.filter(isAmbiguous))
  return entries.map((entry) =>
    (isAmbiguous(entry) ? decode(entry) : decodeUtf8(entry))
      .replaceAll('\\', '/')
      .replace(/^([a-z]:)?\/+/i, ''),
  )
}

function chooseDecoder(entries: readonly Entry[]): Decode {
  const decodeAs =
    (page: string): Decode =>
    ({ fileNameRaw }) =>
      new TextDecoder(page).decode(fileNameRaw)
  const decodeForeignText = (decode: Decode) =>
    entries.flatMap((entry) => findForeignText(decode(entry))).join('\n')
  if (isCyrillic(decodeForeignText(decodeAs('ibm866')))) return decodeAs('ibm866')
  if (isDosLatin(decodeForeignText(decode437))) return decode437
  const page = findCodePage(Buffer.from(decodeForeignText(decodeLatin1), 'latin1'))
  // if the guess is the old Mac code page, it is wrong, because Macs write UTF-8
  return page && page !== 'macintosh' ? decodeAs(page) : decode850
}

/** Finds the folder and file names in a path that have non-ASCII characters. Returns these names without their extensions. */
const findForeignText = (name: string) =>
  name.split('/').flatMap((part) => (/\P{ASCII}/u.test(part) ? part.replace(/\.\w+$/, '') : []))

/**
 * Whether text that was decoded as Cyrillic really is Cyrillic: apart from ASCII, it has only Cyrillic words, and one of them has
 * three letters or more. Such a word is proof, because Western European languages never have three accented letters in a row.
 */
function isCyrillic(text: string): boolean {
  const runs = text.match(/[\p{L}\P{ASCII}]+/gu) ?? []
  const isCyrillicRun = (run: string) => /^\p{Script=Cyrillic}+$/u.test(run)
  return (
    runs.some((run) => run.length >= 3 && isCyrillicRun(run)) &&
    runs.every((run) => isCyrillicRun(run) || /^\p{ASCII}+$/u.test(run))
  )
}

/**
 * Whether text that was decoded with code page 437 really is in code page 437. It must have only Latin letters and ASCII, and ß
 * only after vowels. Certain letters must not stand alone, because they would be quotation marks or dashes in Windows code pages.
 */
const isDosLatin = (text: string) =>
  isLatin(text) &&
  /^[\p{ASCII}\p{Script=Latin}]+$/u.test(text) &&
  !/(?<![aeiouyäöüáéíóú])ß|(?<!\p{L})[ûùöôæÆÇ](?!\p{L})/iu.test(text)

/** Decodes code page 850. It has accented letters where code page 437 has box-drawing characters and Greek letters. */
const decode850: Decode = (entry) =>
  decode437(entry).replace(/\P{ASCII}/gu, (sign) => LETTERS_OF_850[SIGNS_OF_437.indexOf(sign)] ?? sign)

const SIGNS_OF_437 = '¢¥╡╢╖╞╟╨╤╥╙╘╒╓╫╪▐αΓπΣσΘΩδ∞φ'
const LETTERS_OF_850 = 'øØÁÂÀãÃðÐÊËÈıÍÎÏÌÓÔÒõÕÚÛÙýÝ'
