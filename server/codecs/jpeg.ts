import { type FileHandle, open } from 'node:fs/promises'
import { bytesAt } from './bytes.ts'

/**
 * Copies a JPEG without anything but its picture: no EXIF, XMP, IPTC, comments, profiles, thumbnails, and nothing
 * behind its end, where cameras hide second pictures with their own metadata. The picture itself is not compressed
 * again. Answers false, having written nothing, for a JPEG that not every browser would show or that has no end.
 */
export async function copyBareJpeg(from: string, to: string): Promise<boolean> {
  const file = await open(from)
  try {
    const parts = await pictureParts(file)
    if (parts) await copyParts(file, parts, to)
    return parts !== null
  } finally {
    await file.close()
  }
}

/** A marker with what belongs to it: the bytes from `start` up to, not including, `end`. */
interface Segment {
  marker: number
  start: number
  end: number
  /** its first bytes, the marker's own two included */
  head: Buffer
}

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
/** start, Huffman and quantization tables, restart interval, scans, end */
const NEEDED = new Set([startOfImage, 0xc4, 0xdb, 0xdd, startOfScan, endOfImage])

async function pictureParts(file: FileHandle): Promise<Segment[] | null> {
  const parts: Segment[] = []
  for await (const segment of segments(file)) {
    const { marker, head } = segment
    if (isFrame(marker) && !isShownEverywhere(marker, head)) return null
    if (isFrame(marker) || NEEDED.has(marker) || describesColours(marker, head)) parts.push(segment)
  }
  const frames = parts.filter(({ marker }) => isFrame(marker)).length
  return frames === 1 && parts.at(-1)?.marker === endOfImage ? parts : null
}

/** Baseline, extended or progressive, eight bits, grey or three colours; lossless and arithmetic ones are rare. */
const isShownEverywhere = (marker: number, head: Buffer) =>
  marker <= 0xc2 && head[4] === 8 && head.readUInt16BE(5) > 0 && (head[9] === 1 || head[9] === 3)

/** JFIF without a thumbnail, or Adobe's mark: how the three channels are meant. */
const describesColours = (marker: number, head: Buffer) =>
  (marker === 0xe0 && head.readUInt16BE(2) === 16 && head.toString('latin1', 4, 8) === 'JFIF') ||
  (marker === 0xee && head.readUInt16BE(2) === 14 && head.toString('latin1', 4, 9) === 'Adobe')

/** Every marker up to the end of the image, scans with their data; stops early where the file makes no sense. */
async function* segments(file: FileHandle): AsyncGenerator<Segment> {
  const { size } = await file.stat()
  for (let start = 0; start + 2 <= size; ) {
    const head = await bytesAt(file, start, 12)
    const marker = head[0] === 0xff ? (head[1] ?? 0) : 0
    if (marker < 0xc0 || (marker >= 0xd0 && marker < startOfImage)) return
    const end = marker === 0xff ? start + 1 : await endOf(file, marker, start, head)
    if (end > size) return
    if (marker !== 0xff) yield { marker, start, end, head }
    if (marker === endOfImage) return
    start = end
  }
}

async function endOf(file: FileHandle, marker: number, start: number, head: Buffer) {
  if (marker === startOfImage || marker === endOfImage) return start + 2
  const end = start + 2 + head.readUInt16BE(2)
  return marker === startOfScan ? endOfScan(file, end) : end
}

const chunkBytes = 256 * 1024

/** In a scan's data 0xff means itself when 0 follows, and restarts count on from 0xd0; all else is the next marker. */
async function endOfScan(file: FileHandle, from: number): Promise<number> {
  for (let start = from; ; ) {
    const chunk = await bytesAt(file, start, chunkBytes)
    for (let at = chunk.indexOf(0xff); at >= 0 && at + 1 < chunk.length; at = chunk.indexOf(0xff, at + 1)) {
      const next = chunk[at + 1] ?? 0
      if (next !== 0 && (next < 0xd0 || next > 0xd7)) return start + at
    }
    if (chunk.length < chunkBytes) return Number.POSITIVE_INFINITY
    start += chunk.length - 1
  }
}

async function copyParts(file: FileHandle, parts: readonly Segment[], to: string) {
  const out = await open(to, 'w')
  try {
    for (const { start, end } of parts) {
      for (let at = start; at < end; at += chunkBytes) {
        await out.write(await bytesAt(file, at, Math.min(chunkBytes, end - at)))
      }
    }
  } finally {
    await out.close()
  }
}
