import { type FileWindow, MAX_ELEMENTS } from './fileWindow.ts'
import { findStartOfSound } from './mp3.ts'

/** The number of bytes at the end of a file that are searched for the last frame. A frame of a normal file is shorter. */
const TAIL_BYTES = 512 * 1024

/** Whether a FLAC file has all samples that its header promises. The header may promise none. */
export function isCompleteFlac(file: FileWindow): boolean {
  const { info } = readFlacStart(file)
  return info !== null && findEndSample(file, info) >= readSampleCount(info)
}

/**
 * Measures the sound in seconds by the numbers in its frames, because a recorder that streams writes no count into the header.
 * Returns 0 if there are no frames.
 */
export function readFlacSeconds(file: FileWindow): number {
  const { info, end } = readFlacStart(file)
  if (!info) return 0
  const firstFrame = readFrame(file.readCopy(end, FRAME_HEAD_BYTES), info)
  return Math.max(0, findEndSample(file, info) - (firstFrame?.start ?? 0)) / (info.readUIntBE(10, 3) >> 4)
}

const INFO_BYTES = 34

/**
 * Reads the metadata blocks at the beginning of a FLAC file (RFC 9639, section 8). `info` is the content of the first block,
 * STREAMINFO, or null if it is cut off. `end` is the offset of the first frame. `bytes` can replace all bytes before `end`: they
 * contain STREAMINFO alone.
 */
export function readFlacStart(file: FileWindow) {
  const start = findStartOfSound(file)
  const info = file.readCopy(start + 8, INFO_BYTES)
  let end = start + 4
  for (
    let isLast = false, blockCount = 0;
    !isLast && end + 4 <= file.size && blockCount < MAX_ELEMENTS;
    blockCount++
  ) {
    const head = file.readAt(end, 4)
    isLast = head.readUInt8(0) >= LAST_BLOCK
    end += 4 + head.readUIntBE(1, 3)
  }
  const bytes = Buffer.concat([Buffer.from([...Buffer.from('fLaC'), LAST_BLOCK, 0, 0, INFO_BYTES]), info])
  return { info: info.length < INFO_BYTES ? null : info, end, bytes }
}

/** The bit of a metadata block's first byte that marks the last block. */
const LAST_BLOCK = 0x80

const readSampleCount = (info: Buffer) => (info.readUInt8(13) & 15) * 2 ** 32 + info.readUInt32BE(14)

/**
 * Finds the number of the sample after the last frame. Any bytes may look like a frame's header, so a frame counts only if it
 * follows another one, is the first, or ends with the last sample that the header promises.
 */
function findEndSample(file: FileWindow, info: Buffer): number {
  const bytes = file.readLast(TAIL_BYTES)
  const ends = new Set([0])
  let lastEnd = 0
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const frame = readFrame(bytes.subarray(at, at + FRAME_HEAD_BYTES), info)
    if (!frame) continue
    if (ends.has(frame.start) || frame.end === readSampleCount(info)) lastEnd = Math.max(lastEnd, frame.end)
    ends.add(frame.end)
  }
  return lastEnd
}

/** The maximum number of bytes of a frame's header. */
const FRAME_HEAD_BYTES = 16

/**
 * Reads a frame's header. Returns the number of the frame's first sample, and of the first sample after the frame. Returns null
 * if `head` is not a frame's header.
 */
function readFrame(head: Buffer, info: Buffer): { start: number; end: number } | null {
  const [, flags = 0, sizes = 0] = head
  if (head[0] !== 0xff || (flags & 0xfe) !== 0xf8) return null
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
  const start = isSampleNumber ? codedNumber.value : codedNumber.value * info.readUInt16BE(2)
  return { start, end: start + blockSize.samples }
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
