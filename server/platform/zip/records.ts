/**
 * An entry for the records of a ZIP file as APPNOTE.TXT 6.3.10 defines them. Entries are stored, with a UTF-8 name and known size
 * and CRC-32: no data descriptors, which some readers reject. Zip64 fields appear where a value needs them.
 */
export interface EntryRecord {
  name: string
  size: number
  modified: Date
  /** position of its local header */
  offset: number
}

const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff
/** 4.4.4: bit 11 says that the name is UTF-8 */
const UTF_8 = 1 << 11
/** 4.4.3: folders in names need at least 2.0, Zip64 needs 4.5 */
const versionFor = (zip64: boolean) => (zip64 ? 45 : 20)
/** 4.4.2: Unix attributes, written by version 4.5 */
const MADE_BY = (3 << 8) | 45
/** a regular file that everyone may read */
const ATTRIBUTES = (0o100644 << 16) >>> 0

/** Makes the header before an entry's bytes (4.3.7). */
export function localHeader(entry: EntryRecord, crc32: number): Buffer {
  const large = entry.size >= MAX_32
  const name = Buffer.from(entry.name)
  const extra = zip64Extra(large ? [entry.size, entry.size] : [])
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(versionFor(large), 4)
  writeShared(header, 6, entry, crc32)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, name, extra])
}

/** Makes an entry's header in the central directory (4.3.12). */
export function directoryHeader(entry: EntryRecord, crc32: number): Buffer {
  const name = Buffer.from(entry.name)
  const isLarge = entry.size >= MAX_32
  const isFar = entry.offset >= MAX_32
  const extra = zip64Extra([...(isLarge ? [entry.size, entry.size] : []), ...(isFar ? [entry.offset] : [])])
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(MADE_BY, 4)
  header.writeUInt16LE(versionFor(isLarge || isFar), 6)
  writeShared(header, 8, entry, crc32)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(ATTRIBUTES, 38)
  header.writeUInt32LE(Math.min(entry.offset, MAX_32), 42)
  return Buffer.concat([header, name, extra])
}

/** Makes the end of the file (4.3.14 to 4.3.16), with both Zip64 records first where a number needs them. */
export function endRecords(count: number, directoryOffset: number, directorySize: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MAX_16), 8)
  end.writeUInt16LE(Math.min(count, MAX_16), 10)
  end.writeUInt32LE(Math.min(directorySize, MAX_32), 12)
  end.writeUInt32LE(Math.min(directoryOffset, MAX_32), 16)
  if (count < MAX_16 && directorySize < MAX_32 && directoryOffset < MAX_32) return end
  const zip64 = Buffer.alloc(56)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeBigUInt64LE(44n, 4)
  zip64.writeUInt16LE(MADE_BY, 12)
  zip64.writeUInt16LE(versionFor(true), 14)
  zip64.writeBigUInt64LE(BigInt(count), 24)
  zip64.writeBigUInt64LE(BigInt(count), 32)
  zip64.writeBigUInt64LE(BigInt(directorySize), 40)
  zip64.writeBigUInt64LE(BigInt(directoryOffset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([zip64, locator, end])
}

/** Writes the fields that both headers share: flags, method (0, stored), time, date, CRC and both sizes. */
function writeShared(header: Buffer, at: number, { size, modified }: EntryRecord, crc32: number) {
  const { date, time } = dosTime(modified)
  header.writeUInt16LE(UTF_8, at)
  header.writeUInt16LE(time, at + 4)
  header.writeUInt16LE(date, at + 6)
  header.writeUInt32LE(crc32, at + 8)
  header.writeUInt32LE(Math.min(size, MAX_32), at + 12)
  header.writeUInt32LE(Math.min(size, MAX_32), at + 16)
}

/** Makes the Zip64 extra field (4.5.3). */
function zip64Extra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return extra
}

/** Encodes a time in steps of two seconds between 1980 and 2107 (4.4.6), in UTC so that every server writes the same. */
function dosTime(when: Date) {
  const year = Math.min(2107, when.getUTCFullYear())
  if (year < 1980) return { date: (1 << 5) | 1, time: 0 }
  return {
    date: ((year - 1980) << 9) | ((when.getUTCMonth() + 1) << 5) | when.getUTCDate(),
    time: (when.getUTCHours() << 11) | (when.getUTCMinutes() << 5) | (when.getUTCSeconds() >> 1),
  }
}
