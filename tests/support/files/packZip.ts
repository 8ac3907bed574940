import { crc32, deflateRawSync } from 'node:zlib'

interface PackOptions {
  /** changes the path of each file in the ZIP file */
  rename?: (path: string) => string
  /** further entries; the name of a folder ends in '/' */
  extra?: Readonly<Record<string, string>>
  /** whether the sizes follow each entry, as programs that write to a pipe do it */
  hasDescriptors?: boolean
  /** whether all sizes and positions are in Zip64 fields */
  isZip64?: boolean
}

const DEFLATED = 8
const MAX_32 = 0xffff_ffff

/** Packs files into a ZIP file as other programs do: deflated, and in the forms that the options choose. */
export function packZip(
  files: ReadonlyMap<string, Buffer>,
  { rename = (path) => path, extra = {}, hasDescriptors = false, isZip64 = false }: PackOptions = {},
): Buffer {
  const entries = [
    ...[...files].map(([path, bytes]) => [rename(path), bytes] as const),
    ...Object.entries(extra).map(([path, text]) => [path, Buffer.from(text)] as const),
  ]
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, bytes] of entries) {
    const name = Buffer.from(path)
    const packed = deflateRawSync(bytes, { level: 1 })
    const sums = [crc32(bytes), packed.length, bytes.length]
    // bit 3: the sums come after the bytes; bit 11: the name is UTF-8
    const flags = (hasDescriptors ? 8 : 0) | 0x800
    const fixed = uint16s(isZip64 ? 45 : 20, flags, DEFLATED, 0, 0x21)
    const written = [
      Buffer.from('PK\x03\x04'),
      fixed,
      ...(hasDescriptors ? uint32s(0, 0, 0) : uint32s(...sums)),
      uint16s(name.length, 0),
      name,
      packed,
      ...(hasDescriptors ? [Buffer.from('PK\x07\x08'), ...uint32s(...sums)] : []),
    ]
    const extraField = isZip64
      ? [uint16s(1, 24), uint64(bytes.length), uint64(packed.length), uint64(offset)]
      : []
    const extraLength = Buffer.concat(extraField).length
    const shown = isZip64 ? [crc32(bytes), MAX_32, MAX_32] : sums
    directory.push(
      Buffer.from('PK\x01\x02'),
      uint16s(45),
      fixed,
      ...uint32s(...shown),
      uint16s(name.length, extraLength, 0, 0, 0),
      ...uint32s(0, isZip64 ? MAX_32 : offset),
      name,
      ...extraField,
    )
    parts.push(...written)
    offset += Buffer.concat(written).length
  }
  const listing = Buffer.concat(directory)
  const end = [
    Buffer.from('PK\x05\x06'),
    uint16s(0, 0, entries.length, entries.length),
    ...uint32s(listing.length, offset),
    uint16s(0),
  ]
  return Buffer.concat([...parts, listing, ...end])
}

const uint16s = (...values: number[]) => Buffer.from(new Uint16Array(values).buffer)
const uint32s = (...values: number[]) => values.map((value) => Buffer.from(new Uint32Array([value]).buffer))
const uint64 = (value: number) => Buffer.from(new BigUint64Array([BigInt(value)]).buffer)
