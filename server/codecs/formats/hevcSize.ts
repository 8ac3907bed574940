import type { Box } from './isoBoxes.ts'

const SEQUENCE_PARAMETERS = 33
/** The size stands in the first bytes of the sequence parameters. */
const MAX_SEQUENCE_BYTES = 256

/**
 * Reads the size in pixels of an HEVC picture from the sequence parameters in its hvcC property (ISO/IEC 14496-15, 8.3.3.1).
 * Returns null if they cannot be read.
 */
export function readHevcSize(bytes: Buffer, { body, end }: Box): { width: number; height: number } | null {
  let at = body + 23
  for (let arrays = bytes.readUInt8(body + 22); arrays > 0 && at + 5 <= end; arrays--) {
    const unitType = bytes.readUInt8(at) & 63
    let units = bytes.readUInt16BE(at + 1)
    for (at += 3; units > 0 && at + 2 <= end; units--) {
      const unitEnd = at + 2 + bytes.readUInt16BE(at)
      if (unitType === SEQUENCE_PARAMETERS)
        return parseSequenceSize(bytes.subarray(at + 2, Math.min(unitEnd, end)))
      at = unitEnd
    }
  }
  return null
}

/** Parses the sequence parameters up to the visible part of the picture (ITU-T H.265, 7.3.2.2.1). */
function parseSequenceSize(unit: Buffer) {
  const payload = unit.toString('latin1', 0, MAX_SEQUENCE_BYTES).replaceAll('\0\0\x03', '\0\0')
  const bytes = Buffer.from(payload, 'latin1')
  // only videos have layers
  if (bytes.readUInt8(2) & 0b1110) return null
  let bits = Array.from(bytes.subarray(PROFILE_END), (byte) => byte.toString(2).padStart(8, '0')).join('')
  const readBits = (count: number) => {
    const value = Number.parseInt(bits.slice(0, count), 2)
    bits = bits.slice(count)
    return value
  }
  /** Reads an Exp-Golomb code: n zeros, then n + 1 bits. */
  const readCode = () => readBits(bits.indexOf('1') * 2 + 1) - 1
  readCode()
  const chroma = readCode()
  if (chroma === 3) readBits(1)
  const [codedWidth, codedHeight] = [readCode(), readCode()]
  const edges = readBits(1) === 1 ? [readCode(), readCode(), readCode(), readCode()] : []
  const [left = 0, right = 0, top = 0, bottom = 0] = edges
  const width = codedWidth - (left + right) * (chroma === 1 || chroma === 2 ? 2 : 1)
  const height = codedHeight - (top + bottom) * (chroma === 1 ? 2 : 1)
  return width > 0 && height > 0 ? { width, height } : null
}

/** The number of bytes up to the end of profile and level. */
const PROFILE_END = 15
