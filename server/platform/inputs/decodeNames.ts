import yauzl from 'yauzl'
import { findCodePage, isGreek, isHebrew, isLatin, isScript } from '../../codecs/captions/codePages.ts'
import { findEastAsianPage } from '../../codecs/captions/eastAsianPages.ts'

type Decode = (name: Buffer) => string

/**
 * Decodes names of files and folders that are not in UTF-8. All are decoded with the same code page of Windows or DOS, the one in
 * which they look like words. If there is none, U+FFFD stands in place of what cannot be read. `names` may be paths.
 */
export function chooseNameDecoder(names: readonly Buffer[]): Decode {
  const decodeForeignText = (decode: Decode) =>
    names.flatMap((name) => findForeignText(decode(name))).join('\n')
  if (isCyrillic(decodeForeignText(decodeAs('ibm866')))) return decodeAs('ibm866')
  const foreignBytes = Buffer.from(decodeForeignText(decodeLatin1), 'latin1')
  const eastAsian = findEastAsianPage(foreignBytes)
  if (eastAsian?.isSure) return decodeAs(eastAsian.page)
  if (isDosLatin(decodeForeignText(decode437))) return decode437
  if (isHebrew(decodeForeignText(decode862))) return decode862
  if (isGreek(decodeForeignText(decode737))) return decode737
  const page = findCodePage(foreignBytes)
  // Macs write UTF-8 today, so their old code page is the last guess
  if (page && page !== 'macintosh') return decodeAs(page)
  if (isDosLatin(decodeForeignText(decode850))) return decode850
  // one name that no page explains does not cost the others their letters
  if (!page && names.length > 1) return (name) => chooseNameDecoder([name])(name)
  return decodeAs(page ?? 'utf-8')
}

const decodeAs =
  (page: string): Decode =>
  (name) =>
    new TextDecoder(page).decode(name)

/** Converts each byte into one character. */
const decodeLatin1: Decode = (name) => name.toString('latin1')
const decode437: Decode = (name) => yauzl.getFileNameLowLevel(0, name, [], false)

/** Finds the folder and file names in a path that have non-ASCII characters. Returns these names without their extensions. */
const findForeignText = (name: string) =>
  name.split('/').flatMap((part) => (/\P{ASCII}/u.test(part) ? part.replace(/\.\w+$/, '') : []))

/**
 * Whether text that was decoded as Cyrillic really is Cyrillic: one of its words has three letters or more. Such a word is proof,
 * because Western European languages never have three accented letters in a row. Text without a letter before р in the alphabet
 * is in a code page of Windows.
 */
const isCyrillic = (text: string) =>
  /\p{Script=Cyrillic}{3}/u.test(text) &&
  /[А-Яа-п]/.test(text) &&
  isScript(text, 'Cyrillic', /[аеёиоуыэюяіїє]/giu)

/**
 * Whether text that was decoded with code page 437 really is in code page 437. It must have only Latin letters and ASCII, and ß
 * only after vowels. Certain letters must not stand alone, because they would be quotation marks or dashes in Windows code pages.
 */
const isDosLatin = (text: string) =>
  isLatin(text) &&
  /^[\p{ASCII}\p{Script=Latin}]+$/u.test(text) &&
  !/ⁿ|(?<![aeiouyäöüáéíóú])ß|(?<!\p{L})(?:[ûùöôæÆÇ](?!\p{L})|è[^rs\s])/iu.test(text)

/** Decodes code page 850. It has accented letters where code page 437 has box-drawing characters and Greek letters. */
const decode850: Decode = (name) =>
  decode437(name).replace(/\P{ASCII}/gu, (sign) => LETTERS_OF_850[SIGNS_OF_437.indexOf(sign)] ?? sign)

const SIGNS_OF_437 = '¢¥╡╢╖╞╟╨╤╥╙╘╒╓╫╪▐αΓπΣσΘΩδ∞φ'
const LETTERS_OF_850 = 'øØÁÂÀãÃðÐÊËÈıÍÎÏÌÓÔÒõÕÚÛÙýÝ'

/** Decodes the letters of code page 862. They are in the order of the Hebrew alphabet, from 80 on. */
const decode862: Decode = (name) =>
  decodeLatin1(name).replace(/[\x80-\x9a]/g, (byte) => String.fromCharCode(byte.charCodeAt(0) + 0x550))

/** Decodes the letters of code page 737, whose small ω is at E0. */
const decode737: Decode = (name) =>
  decodeLatin1(name).replace(/[\x80-\xaf\xe0-\xf0]/g, (byte) => {
    const code = byte.charCodeAt(0)
    return LETTERS_OF_737[code < 0xe0 ? code - 0x80 : code - 0xb0] ?? byte
  })

const LETTERS_OF_737 = 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωάέήϊίόύϋώΆΈΉΊΌΎΏ'
