import type { Caption } from './xmp.ts'

/**
 * Reads the captions of IPTC's older form (IIM 4.2), which photo programs still write: records of the tag marker 0x1c, a
 * record's number, a data set's number, a length and a value.
 */
export function readIptc(block: Buffer): Caption {
  const values = new Map<string, Buffer>()
  for (let at = block.indexOf(0x1c); at >= 0 && at + 5 <= block.length; ) {
    const length = block.readUInt16BE(at + 3)
    const isRecord = [1, 2].includes(block[at + 1] ?? 0) && length < 0x8000
    const end = at + 5 + length
    if (isRecord && end <= block.length) {
      const name = `${block[at + 1]}:${block[at + 2]}`
      if (!values.has(name)) values.set(name, block.subarray(at + 5, end))
    }
    at = block.indexOf(0x1c, isRecord ? end : at + 1)
  }
  const isUtf8 = values.get('1:90')?.equals(Buffer.from('\x1b%G')) ?? false
  const text = (name: string) => decoded(values.get(name), isUtf8)
  return {
    title: text('2:5'),
    description: text('2:120'),
    author: text('2:80'),
    takenAt: dateOf(text('2:55'), text('2:60')),
  }
}

/** Many programs write UTF-8 without saying so; what is not UTF-8 is taken for the letters of Western Europe. */
function decoded(value: Buffer | undefined, isUtf8: boolean): string | null {
  if (!value) return null
  const utf8 = value.toString('utf8')
  const text = isUtf8 || !utf8.includes('\ufffd') ? utf8 : value.toString('latin1')
  return text.replaceAll('\0', '').trim() || null
}

/** From CCYYMMDD and HHMMSS±HHMM. */
function dateOf(date: string | null, time: string | null): string | null {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date ?? '') ?? []
  const [, hours = '00', minutes = '00', seconds = '00'] = /^(\d\d)(\d\d)(\d\d)/.exec(time ?? '') ?? []
  return year ? `${year}-${month}-${day}T${hours}:${minutes}:${seconds}` : null
}
