import yauzl from 'yauzl'
import { findCodePage, isLatin } from '../codecs/captions/codePages.ts'

type Entry = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>
type Decode = (entry: Entry) => string

/** APPNOTE.TXT: with bit 11 set a name is in UTF-8, otherwise in code page 437. */
const UTF8_FLAG = 0x800

const makeDecoder =
  (flag: number): Decode =>
  ({ fileNameRaw, extraFields }) =>
    yauzl.getFileNameLowLevel(flag, fileNameRaw, extraFields, false)

/** Turns each byte into one character. */
const decodeLatin1: Decode = ({ fileNameRaw }) => fileNameRaw.toString('latin1')
const decodeUtf8 = makeDecoder(UTF8_FLAG)
const decode437 = makeDecoder(0)

/**
 * Reads the names of a ZIP file's entries, with / between folders and without a leading root or drive. Macs write UTF-8
 * without setting the flag, so valid UTF-8 is taken as such. All other names are decoded in one code page: the one that makes
 * words of them.
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
  const textBy = (decode: Decode) => entries.flatMap((entry) => findForeignText(decode(entry))).join('\n')
  if (isCyrillic(textBy(decodeAs('ibm866')))) return decodeAs('ibm866')
  if (isDosLatin(textBy(decode437))) return decode437
  const page = findCodePage(Buffer.from(textBy(decodeLatin1), 'latin1'))
  // Macs write UTF-8, never their old code page
  return page && page !== 'macintosh' ? decodeAs(page) : decode850
}

/** Finds the parts of a path that contain characters outside ASCII, without their extensions. */
const findForeignText = (name: string) =>
  name.split('/').flatMap((part) => (/\P{ASCII}/u.test(part) ? part.replace(/\.\w+$/, '') : []))

/** Cyrillic, if decoded as such a word of three letters appears: Western European languages never have three accented letters in a row. */
function isCyrillic(text: string): boolean {
  const runs = text.match(/[\p{L}\P{ASCII}]+/gu) ?? []
  const isOwn = (run: string) => /^\p{Script=Cyrillic}+$/u.test(run)
  return (
    runs.some((run) => run.length >= 3 && isOwn(run)) &&
    runs.every((run) => isOwn(run) || /^\p{ASCII}+$/u.test(run))
  )
}

/** Code page 437, if it gives only letters, ß only after vowels, and none of the single letters that are Windows quotation marks or dashes. */
const isDosLatin = (text: string) =>
  isLatin(text) &&
  /^(\p{ASCII}|\p{Script=Latin})+$/u.test(text) &&
  !/(?<![aeiouyäöüáéíóú])ß|(?<!\p{L})[ûùöôæÆÇ](?!\p{L})/iu.test(text)

/** Decodes code page 850, which has letters where 437 has box drawing and Greek: unlikely in a name. */
const decode850: Decode = (entry) =>
  decode437(entry).replace(/\P{ASCII}/gu, (sign) => LETTERS_OF_850[SIGNS_OF_437.indexOf(sign)] ?? sign)

const SIGNS_OF_437 = '¢¥╡╢╖╞╟╨╤╥╙╘╒╓╫╪▐αΓπΣσΘΩδ∞φ'
const LETTERS_OF_850 = 'øØÁÂÀãÃðÐÊËÈıÍÎÏÌÓÔÒõÕÚÛÙýÝ'
