import yauzl from 'yauzl'
import { findPage, isLatin } from '../codecs/captions/codePages.ts'

type Entry = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>
type Decode = (entry: Entry) => string

/** By APPNOTE.TXT, bit 11 says that a name is in UTF-8; without it a name is in code page 437. */
const UTF8_FLAG = 0x800

const makeDecoder =
  (flag: number): Decode =>
  ({ fileNameRaw, extraFields }) =>
    yauzl.getFileNameLowLevel(flag, fileNameRaw, extraFields, false)

/** Each byte as a letter of its own. */
const decodeLatin1: Decode = ({ fileNameRaw }) => fileNameRaw.toString('latin1')
const decodeUtf8 = makeDecoder(UTF8_FLAG)
const decode437 = makeDecoder(0)

/**
 * The names of a ZIP file's entries, with / between folders, and no root or drive in front. Macs write UTF-8 without saying
 * so: what is valid UTF-8 is that. All others were written by one program, in the code page that makes words of them.
 */
export function zipEntryNames(entries: readonly Entry[]): string[] {
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
  const page = findPage(Buffer.from(textBy(decodeLatin1), 'latin1'))
  // Macs write UTF-8: their own code page is none here
  return page && page !== 'macintosh' ? decodeAs(page) : decode850
}

/** The parts of a path that say something in other letters than those of ASCII. */
const findForeignText = (name: string) =>
  name.split('/').flatMap((part) => (/\P{ASCII}/u.test(part) ? part.replace(/\.\w+$/, '') : []))

/** Three accents never stand side by side in Western Europe's languages. */
function isCyrillic(text: string): boolean {
  const runs = text.match(/[\p{L}\P{ASCII}]+/gu) ?? []
  const isOwn = (run: string) => /^\p{Script=Cyrillic}+$/u.test(run)
  return (
    runs.some((run) => run.length >= 3 && isOwn(run)) &&
    runs.every((run) => isOwn(run) || /^\p{ASCII}+$/u.test(run))
  )
}

/** Letters alone, ß behind vowels, and no letter alone that is a quotation mark or dash of Windows. */
const isDosLatin = (text: string) =>
  isLatin(text) &&
  /^(\p{ASCII}|\p{Script=Latin})+$/u.test(text) &&
  !/(?<![aeiouyäöüáéíóú])ß|(?<!\p{L})[ûùöôæÆÇ](?!\p{L})/iu.test(text)

/** Code page 850 has letters where 437 has lines and Greek, which nobody puts into a name. */
const decode850: Decode = (entry) =>
  decode437(entry).replace(/\P{ASCII}/gu, (sign) => LETTERS_OF_850[SIGNS_OF_437.indexOf(sign)] ?? sign)

const SIGNS_OF_437 = '¢¥╡╢╖╞╟╨╤╥╙╘╒╓╫╪▐αΓπΣσΘΩδ∞φ'
const LETTERS_OF_850 = 'øØÁÂÀãÃðÐÊËÈıÍÎÏÌÓÔÒõÕÚÛÙýÝ'
