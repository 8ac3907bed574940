import type { FileWindow } from './fileWindow.ts'
import { findStartOfSound } from './mp3.ts'

/** The number of bytes at the end of a file that are searched for the last frame. A frame of a normal file is shorter. */
const TAIL_BYTES = 512 * 1024

/**
 * Whether a FLAC file contains its last sample, according to the total number of samples in its header. Returns true if the
 * header does not contain this number.
 */
export function isCompleteFlac(file: FileWindow): boolean {
  const start = findStartOfSound(file)
  const info = file.readCopy(start + 8, 34)
  if (info.length < 34) return false
  const samples = (info.readUInt8(13) & 15) * 2 ** 32 + info.readUInt32BE(14)
  if (samples === 0) return true
  const bytes = file.readLast(TAIL_BYTES)
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (readEndSample(bytes.subarray(at, at + 16), info.readUInt16BE(2)) === samples) return true
  }
  return false
}

/**
 * Reads a frame's header, and returns the number of the first sample after the frame. Returns null if `head` is not a frame's
 * header.
 */
function readEndSample(head: Buffer, largestBlock: number): number | null {
  const [, flags = 0, sizes = 0] = head
  if ((flags & 0xfe) !== 0xf8) return null
  const codedNumber = readCodedNumber(head)
  if (!codedNumber) return null
  const blockSize = readBlockSize(sizes >> 4, head, 4 + codedNumber.length)
  const rateCode = sizes & 15
  const headerEnd =
    4 +
    codedNumber.length +
    (blockSize?.bytes ?? 0) +
    (rateCode === 12 ? 1 : rateCode === 13 || rateCode === 14 ? 2 : 0)
  if (!blockSize || crc8(head.subarray(0, headerEnd)) !== head[headerEnd]) return null
  const isSampleNumber = (flags & 1) === 1
  return (isSampleNumber ? codedNumber.value : codedNumber.value * largestBlock) + blockSize.samples
}

/** Reads a number of up to 36 bits that is encoded like a character in UTF-8. */
function readCodedNumber(head: Buffer): { value: number; length: number } | null {
  const first = head[4] ?? 0
  const leadingOnes = Math.clz32(~(first << 24) >>> 0)
  if (leadingOnes === 1 || leadingOnes > 7) return null
  let value = leadingOnes === 0 ? first : first & (0x7f >> leadingOnes)
  for (let at = 5; at < 4 + leadingOnes; at++) value = value * 64 + ((head[at] ?? 0) & 0x3f)
  return { value, length: Math.max(1, leadingOnes) }
}

function readBlockSize(
  code: number,
  head: Buffer,
  offset: number,
): { samples: number; bytes: number } | null {
  if (code === 0) return null
  if (code === 1) return { samples: 192, bytes: 0 }
  if (code <= 5) return { samples: 576 << (code - 2), bytes: 0 }
  if (code === 6) return { samples: (head[offset] ?? 0) + 1, bytes: 1 }
  if (code === 7) return { samples: ((head[offset] ?? 0) << 8) + (head[offset + 1] ?? 0) + 1, bytes: 2 }
  return { samples: 256 << (code - 8), bytes: 0 }
}

function crc8(bytes: Buffer) {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : crc << 1
  }
  return crc
}
