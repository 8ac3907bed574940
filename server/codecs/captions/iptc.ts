import type { Edtf } from '../../../domain/calendar/edtf.ts'
import { parseCameraDate } from '../../../domain/calendar/parseCameraDate.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import { decodeTexts } from './codePages.ts'
import { dropDeviceCaption } from './deviceNames.ts'
import type { Caption } from './xmp.ts'

/** The value of data set 1:90 if the texts are in UTF-8 (ISO 2022, escape sequence). Most programs name no character set. */
const UTF8_SEQUENCE = '\x1b%G'

/**
 * Parses a caption in the older IPTC format (IIM 4.2), which photo programs still write. Each entry consists of the tag marker
 * 0x1c, a record number, a data set number, a length and a value. Reads the texts in the code page in which they look like words,
 * unless the block says that they are in UTF-8.
 */
export function parseIptc(block: Buffer): Caption {
  const values = new Map<string, Buffer>()
  for (let at = block.indexOf(0x1c); at >= 0 && at + 5 <= block.length; ) {
    const [record = 0, dataSet = 0] = block.subarray(at + 1)
    const length = block.readUInt16BE(at + 3)
    const isRecord = [1, 2].includes(record) && length < 0x8000
    const end = at + 5 + length
    const name = `${record}:${dataSet}`
    if (isRecord && end <= block.length && !values.has(name)) values.set(name, block.subarray(at + 5, end))
    at = block.indexOf(0x1c, isRecord ? end : at + 1)
  }
  const read = (dataSet: number) => values.get(`2:${dataSet}`)?.toString('latin1')
  const isUtf8 = values.get('1:90')?.toString('latin1') === UTF8_SEQUENCE
  const texts = [read(5), read(120), read(80)]
  const [title, description, author] = (isUtf8 ? texts.map(decodeUtf8) : decodeTexts(texts)).map(cleanText)
  return {
    title: title ?? null,
    description: description ?? null,
    author: author ?? null,
    takenAt: toDate(read(55), read(60)),
  }
}

/** A text that was too long may end within a letter. */
const decodeUtf8 = (text: string | undefined) =>
  text
    ? Buffer.from(text, 'latin1')
        .toString('utf8')
        .replace(/\ufffd$/, '')
    : null

const cleanText = (text: string | null) => dropDeviceCaption(normalizeText(text ?? '').trim() || null)

/** Parses a date of the form CCYYMMDD, in which zeros stand for unknown parts, and a time of the form HHMMSS±HHMM. */
const toDate = (date: string | undefined, time: string | undefined): Edtf | null =>
  parseCameraDate(`${date ?? ''}T${time ?? ''}`) ?? parseCameraDate(date ?? '')
