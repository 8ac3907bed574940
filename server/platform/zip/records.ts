/**
 * An entry of a ZIP file, as its records describe it. The records follow APPNOTE.TXT 6.3.10; numbers in the comments below are
 * sections of that document. Entries are not compressed. Their names are in UTF-8, and their sizes and CRC-32 are known, so that
 * data descriptors, which some readers reject, are not needed. Zip64 fields appear only if a value needs them.
 */
export interface EntryRecord {
  name: string
  size: number
  modified: Date
  /** the position of the entry's local header in the file */
  offset: number
}

const MAX_32 = 0xffff_ffff
const MAX_16 = 0xffff
/** The flag that says that the name is in UTF-8: bit 11 (4.4.4). */
const UTF_8_FLAG = 1 << 11
/** Returns ten times the version that a reader needs (4.4.3): 2.0 if names may contain folders, 4.5 for Zip64. */
const getNeededVersion = (isZip64: boolean) => (isZip64 ? 45 : 20)
/** The value of 'version made by' (4.4.2): Unix attributes, and version 4.5. */
const MADE_BY = (3 << 8) | 45
/** The attributes of a regular file that everyone may read. */
const ATTRIBUTES = (0o100644 << 16) >>> 0

/** Makes the header before an entry's bytes (4.3.7). */
export function makeLocalHeader(entry: EntryRecord, crc32: number): Buffer {
  const isLarge = entry.size >= MAX_32
  const name = Buffer.from(entry.name)
  const extra = makeZip64Extra(isLarge ? [entry.size, entry.size] : [])
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(getNeededVersion(isLarge), 4)
  writeSharedFields(header, 6, entry, crc32)
  header.writeUInt16LE(name.length, 26)
  header.writeUInt16LE(extra.length, 28)
  return Buffer.concat([header, name, extra])
}

/** Makes an entry's header in the central directory (4.3.12). */
export function makeDirectoryHeader(entry: EntryRecord, crc32: number): Buffer {
  const name = Buffer.from(entry.name)
  const isLarge = entry.size >= MAX_32
  const isFar = entry.offset >= MAX_32
  const extra = makeZip64Extra([
    ...(isLarge ? [entry.size, entry.size] : []),
    ...(isFar ? [entry.offset] : []),
  ])
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(MADE_BY, 4)
  header.writeUInt16LE(getNeededVersion(isLarge || isFar), 6)
  writeSharedFields(header, 8, entry, crc32)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(ATTRIBUTES, 38)
  header.writeUInt32LE(Math.min(entry.offset, MAX_32), 42)
  return Buffer.concat([header, name, extra])
}

/**
 * Makes the records at the end of the file (4.3.14 to 4.3.16). They begin with two Zip64 records if a number is too large for the
 * last record.
 */
export function makeEndRecords(entryCount: number, directoryOffset: number, directorySize: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(entryCount, MAX_16), 8)
  end.writeUInt16LE(Math.min(entryCount, MAX_16), 10)
  end.writeUInt32LE(Math.min(directorySize, MAX_32), 12)
  end.writeUInt32LE(Math.min(directoryOffset, MAX_32), 16)
  if (entryCount < MAX_16 && directorySize < MAX_32 && directoryOffset < MAX_32) return end
  const zip64 = Buffer.alloc(56)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeBigUInt64LE(44n, 4)
  zip64.writeUInt16LE(MADE_BY, 12)
  zip64.writeUInt16LE(getNeededVersion(true), 14)
  zip64.writeBigUInt64LE(BigInt(entryCount), 24)
  zip64.writeBigUInt64LE(BigInt(entryCount), 32)
  zip64.writeBigUInt64LE(BigInt(directorySize), 40)
  zip64.writeBigUInt64LE(BigInt(directoryOffset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(directoryOffset + directorySize), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([zip64, locator, end])
}

/** Writes the fields that both kinds of header share: flags, method (0: not compressed), time, date, CRC and both sizes. */
function writeSharedFields(header: Buffer, offset: number, { size, modified }: EntryRecord, crc32: number) {
  const { date, time } = toDosTime(modified)
  header.writeUInt16LE(UTF_8_FLAG, offset)
  header.writeUInt16LE(time, offset + 4)
  header.writeUInt16LE(date, offset + 6)
  header.writeUInt32LE(crc32, offset + 8)
  header.writeUInt32LE(Math.min(size, MAX_32), offset + 12)
  header.writeUInt32LE(Math.min(size, MAX_32), offset + 16)
}

/** Makes the Zip64 extra field (4.5.3); empty if there are no values. */
function makeZip64Extra(values: readonly number[]): Buffer {
  if (values.length === 0) return Buffer.alloc(0)
  const extra = Buffer.alloc(4 + values.length * 8)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(values.length * 8, 2)
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + index * 8)
  return extra
}

/**
 * Encodes a time (4.4.6) in steps of two seconds. Only the years 1980 to 2107 can be encoded: an earlier time becomes the start
 * of 1980, and a later year becomes 2107. The time is in UTC, so that the result does not depend on the server's time zone.
 */
function toDosTime(time: Date) {
  const year = Math.min(2107, time.getUTCFullYear())
  if (year < 1980) return { date: (1 << 5) | 1, time: 0 }
  return {
    date: ((year - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
    time: (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
  }
}
