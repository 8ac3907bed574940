import { type Edtf, toEdtf } from '../../../domain/calendar/edtf.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import type { Caption } from './xmp.ts'

/**
 * Parses a caption in the older IPTC format (IIM 4.2), which photo programs still write. Each entry consists of the tag marker
 * 0x1c, a record number, a data set number, a length and a value.
 */
export function parseIptc(block: Buffer): Caption {
  const values = new Map<number, Buffer>()
  for (let at = block.indexOf(0x1c); at >= 0 && at + 5 <= block.length; ) {
    const [record = 0, dataSet = 0] = block.subarray(at + 1)
    const length = block.readUInt16BE(at + 3)
    const isRecord = [1, 2].includes(record) && length < 0x8000
    const end = at + 5 + length
    if (isRecord && record === 2 && end <= block.length && !values.has(dataSet))
      values.set(dataSet, block.subarray(at + 5, end))
    at = block.indexOf(0x1c, isRecord ? end : at + 1)
  }
  const readText = (dataSet: number) => decodeText(values.get(dataSet))
  return {
    title: readText(5),
    description: readText(120),
    author: readText(80),
    takenAt: toDate(readText(55), readText(60)),
  }
}

/**
 * Decodes text as UTF-8, because many programs write UTF-8 without declaring it. If the bytes are not valid UTF-8, decodes them
 * as Latin-1.
 */
function decodeText(value: Buffer | undefined): string | null {
  if (!value) return null
  const utf8 = value.toString('utf8')
  const text = utf8.includes('\ufffd') ? value.toString('latin1') : utf8
  return normalizeText(text).trim() || null
}

/** Parses a date of the form CCYYMMDD, in which zeros stand for unknown parts, and a time of the form HHMMSS±HHMM. */
const toDate = (date: string | null, time: string | null): Edtf | null =>
  toEdtf(`${date ?? ''}T${time ?? ''}`) ?? toEdtf(date ?? '')
