import type { FileWindow } from './fileWindow.ts'

const BITRATES = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
}
const LAYER2_BITRATES = [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
const listBitrates = (version: number, layer: number) =>
  version !== 3 ? BITRATES[2] : layer === LAYERS.mp2 ? LAYER2_BITRATES : BITRATES[1]
const SAMPLE_RATES = { 3: [44100, 48000, 32000], 2: [22050, 24000, 16000], 0: [11025, 12000, 8000] }

const MIN_FRAMES = 4

/** The numbers that stand for the MPEG layers in the second byte of a frame. */
const LAYERS = { mp3: 1, mp2: 2 }

export const isMp2 = (bytes: Buffer): boolean => hasFrames(bytes, LAYERS.mp2)

/**
 * Whether the bytes begin with several frames of MPEG layer III in a row. A sync word consists of only eleven set bits, and any
 * binary file may contain these by chance. Therefore each frame must be followed by another one with the same version and sample
 * rate.
 */
export const isMp3 = (bytes: Buffer): boolean => hasFrames(bytes, LAYERS.mp3)

/** Whether a packet that is labeled as MP3 is really layer II. Browsers do not play layer II in videos. */
export const isLayer2 = (packet: Uint8Array): boolean => (((packet[1] ?? 0) >> 1) & 3) === LAYERS.mp2

function hasFrames(bytes: Buffer, layer: number): boolean {
  const firstFrame = parseFrame(bytes, 0, layer)
  if (!firstFrame) return false
  let at = 0
  for (let frameCount = 0; frameCount < MIN_FRAMES; frameCount++) {
    const nextFrame = parseFrame(bytes, at, layer)
    if (!nextFrame) return frameCount >= 2 && isEndOfSong(bytes, at)
    if (nextFrame.version !== firstFrame.version || nextFrame.rate !== firstFrame.rate) return false
    at += nextFrame.length
  }
  return true
}

/** Finds the end of an ID3v2 tag at the beginning of the bytes. Returns 0 if there is no tag. */
export function findEndOfId3(head: Buffer): number {
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0
  const size = [6, 7, 8, 9].map((at) => head[at] ?? 0)
  if (size.some((byte) => byte > 127)) return 0
  const footerBytes = (head[5] ?? 0) & 0x10 ? 10 : 0
  return 10 + footerBytes + size.reduce((sum, byte) => sum * 128 + byte, 0)
}

const MAX_TAGS = 16
/** The maximum number of zeros between tags, in bytes. Some programs leave this much room where a cover picture was removed. */
const MAX_ZEROS = 4 * 1024 * 1024

/** Skips ID3v2 tags, and zeros before and after each tag. */
export function findStartOfSound(file: FileWindow): number {
  let at = 0
  for (let tagCount = 0; tagCount < MAX_TAGS; tagCount++) {
    at = skipZeros(file, at)
    const tagEnd = findEndOfId3(file.readAt(at, 16))
    // a tag that claims to be longer than the file has a wrong length, so its content is skipped as stray bytes
    if (tagEnd === 0 || at + tagEnd >= file.size) return at
    at += tagEnd
  }
  return at
}

/** Finds the first frame of an MP3. Skips stray bytes before the frame. Returns null if several frames do not follow in a row. */
export function findFirstFrame(file: FileWindow): number | null {
  const start = findStartOfSound(file)
  const soundBytes = file.readCopy(start, MAX_SEARCHED_BYTES)
  const searchLimit = Math.min(soundBytes.length, start > 0 ? 4096 : MAX_FRAME_BYTES)
  for (let at = 0; at < searchLimit; at++)
    if (soundBytes[at] === 0xff && isMp3(soundBytes.subarray(at))) return start + at
  return null
}

const MAX_SEARCHED_BYTES = 16_384

function skipZeros(file: FileWindow, from: number): number {
  for (let at = from; at < Math.min(file.size, from + MAX_ZEROS); ) {
    const bytes = file.readFrom(at)
    const nonZeroIndex = bytes.findIndex((byte) => byte !== 0)
    if (nonZeroIndex >= 0) return at + nonZeroIndex
    at += bytes.length
  }
  return from
}

/**
 * The size of the largest frame in bytes. A file may be shorter than its Xing header says by up to this many bytes, because some
 * encoders include the header's own frame in the count.
 */
const MAX_FRAME_BYTES = 1441

/**
 * Whether an MP3 has as many bytes as its Xing header says. Returns true for an MP3 without such a header, because such an MP3
 * may end anywhere.
 */
export function isCompleteMp3(file: FileWindow): boolean {
  const { size } = file
  const start = findStartOfSound(file)
  const head = file.readAt(start, XING_END)
  const at = findXing(head)
  const statesLength = at >= 0 && at + 16 <= head.length && (head.readUInt32BE(at + 4) & 3) === 3
  return !statesLength || size - start + MAX_FRAME_BYTES >= head.readUInt32BE(at + 12)
}

const XING_END = 64

function findXing(frame: Buffer): number {
  const head = frame.subarray(0, XING_END)
  return Math.max(head.indexOf('Xing'), head.indexOf('Info'))
}

function parseFrame(bytes: Buffer, offset: number, layer: number) {
  if (offset + 4 > bytes.length) return null
  const [syncByte = 0, kindByte = 0, ratesByte = 0] = bytes.subarray(offset, offset + 3)
  const version = (kindByte >> 3) & 3
  const isThisLayer = ((kindByte >> 1) & 3) === layer
  if (syncByte !== 0xff || kindByte < 0xe0 || version === 1 || !isThisLayer) return null
  const kilobits = listBitrates(version, layer)[(ratesByte >> 4) - 1]
  const rate = SAMPLE_RATES[version as 0 | 2 | 3][(ratesByte >> 2) & 3]
  if (!kilobits || !rate) return null
  const paddingBytes = (ratesByte >> 1) & 1
  const hasLongFrames = version === 3 || layer === LAYERS.mp2
  const length = Math.floor(((hasLongFrames ? 144_000 : 72_000) * kilobits) / rate) + paddingBytes
  return { version, rate, length, samples: hasLongFrames ? 1152 : 576 }
}

/**
 * Measures MP3 frames in seconds by counting them. A Xing header, which states a count, may be absent, and it is wrong in a file
 * that was joined from several songs. Does not count the frame that contains this header. Returns 0 for fewer than four frames.
 */
export function readMp3Seconds(file: FileWindow, start = findFirstFrame(file), end = file.size): number {
  let [seconds, frameCount] = [0, 0]
  for (let at = start ?? end; at + 4 <= end; ) {
    const bytes = file.readAt(at, MAX_SEARCHED_BYTES)
    const frame = parseFrame(bytes, 0, LAYERS.mp3)
    if (frame && (at !== start || findXing(bytes) < 0)) {
      seconds += frame.samples / frame.rate
      frameCount++
    }
    at += frame?.length ?? findNextFrame(bytes)
  }
  return frameCount < MIN_FRAMES ? 0 : seconds
}

/** Finds the next frame behind stray bytes, such as the tags of a song that was joined to another one. */
function findNextFrame(bytes: Buffer): number {
  for (let at = bytes.indexOf(0xff, 1); at >= 0; at = bytes.indexOf(0xff, at + 1))
    if (isMp3(bytes.subarray(at))) return at
  const isEnd = bytes.length < MAX_SEARCHED_BYTES
  return isEnd ? bytes.length : bytes.length - MIN_FRAMES * MAX_FRAME_BYTES
}

/** Whether a song of fewer than four frames ends here. Only an ID3v1 or APE tag may follow. */
const isEndOfSong = (bytes: Buffer, offset: number) =>
  offset >= bytes.length || /^(TAG|APETAGEX)/.test(bytes.toString('latin1', offset, offset + 8))
