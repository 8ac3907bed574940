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
  const bits = Array.from(Buffer.from(payload, 'latin1'), (byte) => byte.toString(2).padStart(8, '0')).join(
    '',
  )
  let at = 0
  const readBits = (count: number) => Number.parseInt(bits.slice(at, (at += count)), 2)
  /** Reads an Exp-Golomb code: n zeros, then n + 1 bits. */
  const readCode = () => {
    const zeros = /^0*/.exec(bits.slice(at, at + 32))?.[0].length ?? 0
    at += zeros
    return readBits(zeros + 1) - 1
  }
  at += 16 + 4
  const subLayers = readBits(3)
  at += 1 + PROFILE_BITS + LEVEL_BITS
  const layerFlags = Array.from({ length: subLayers }, () => [readBits(1), readBits(1)])
  if (subLayers > 0) at += (8 - subLayers) * 2
  for (const [hasProfile = 0, hasLevel = 0] of layerFlags)
    at += hasProfile * PROFILE_BITS + hasLevel * LEVEL_BITS
  readCode()
  const chroma = readCode()
  if (chroma === 3) at += 1
  const [codedWidth, codedHeight] = [readCode(), readCode()]
  const [left, right, top, bottom] =
    readBits(1) === 1 ? [readCode(), readCode(), readCode(), readCode()] : NO_EDGES
  const width = codedWidth - (left + right) * (chroma === 1 || chroma === 2 ? 2 : 1)
  const height = codedHeight - (top + bottom) * (chroma === 1 ? 2 : 1)
  return width > 0 && height > 0 ? { width, height } : null
}

const PROFILE_BITS = 88
const LEVEL_BITS = 8
const NO_EDGES = [0, 0, 0, 0] as const
