import yauzl from 'yauzl'
import { findPage, isLatin } from '../codecs/captions/codePages.ts'

type Entry = Pick<yauzl.Entry, 'fileNameRaw' | 'extraFields'>
type Decode = (entry: Entry) => string

/** By APPNOTE.TXT, bit 11 says that a name is in UTF-8; without it a name is in code page 437. */
const UTF8_FLAG = 0x800

const decodeBy =
  (flag: number): Decode =>
  ({ fileNameRaw, extraFields }) =>
    yauzl.getFileNameLowLevel(flag, fileNameRaw, extraFields, false)

/** Each byte as a letter of its own. */
const inLatin1: Decode = ({ fileNameRaw }) => fileNameRaw.toString('latin1')
const inUtf8 = decodeBy(UTF8_FLAG)
const in437 = decodeBy(0)

/**
 * The names of a ZIP file's entries, with / between folders, and no root or drive in front. Macs write UTF-8 without saying
 * so: what is valid UTF-8 is that. All others were written by one program, in the code page that makes words of them.
 */
export function zipEntryNames(entries: readonly Entry[]): string[] {
  const isUnsure = (entry: Entry) => inUtf8(entry).includes('\ufffd')
  const decode = decoderFor(entries.filter(isUnsure))
  return entries.map((entry) =>
    (isUnsure(entry) ? decode(entry) : inUtf8(entry)).replaceAll('\\', '/').replace(/^([a-z]:)?\/+/i, ''),
  )
}

function decoderFor(entries: readonly Entry[]): Decode {
  const decodeAs =
    (page: string): Decode =>
    ({ fileNameRaw }) =>
      new TextDecoder(page).decode(fileNameRaw)
  const textBy = (decode: Decode) => entries.flatMap((entry) => textIn(decode(entry))).join('\n')
  if (isCyrillic(textBy(decodeAs('ibm866')))) return decodeAs('ibm866')
  if (isDosLatin(textBy(in437))) return in437
  const page = findPage(Buffer.from(textBy(inLatin1), 'latin1'))
  // Macs write UTF-8: their own code page is none here
  return page && page !== 'macintosh' ? decodeAs(page) : in850
}

/** The parts of a path that say something in other letters than those of ASCII. */
const textIn = (name: string) =>
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
const in850: Decode = (entry) =>
  in437(entry).replace(/\P{ASCII}/gu, (sign) => LETTERS_OF_850[SIGNS_OF_437.indexOf(sign)] ?? sign)

const SIGNS_OF_437 = '¢¥╡╢╖╞╟╨╤╥╙╘╒╓╫╪▐αΓπΣσΘΩδ∞φ'
const LETTERS_OF_850 = 'øØÁÂÀãÃðÐÊËÈıÍÎÏÌÓÔÒõÕÚÛÙýÝ'
