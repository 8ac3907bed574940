import { isCopyProtected } from './copyProtection.ts'
import { hasUnknownBrand, sniffBoxes } from './isoBrands.ts'
import { readShownTrackTypes } from './isoTracks.ts'
import { type FileWindow, readFileWith } from './fileWindow.ts'
import { allFormats, type Format, getFormatInfo } from '../../../domain/files/formats.ts'
import { isRareJpeg } from './jpegStructure.ts'
import { findEndOfId3, findFirstFrame, isMp2, isMp3, findStartOfSound } from './mp3.ts'
import { isOggAudio } from './ogg.ts'
import { detectRefusedTiff } from './tiffPages.ts'
import { isSoundOnlyWebm } from './webm.ts'

/**
 * Detects a file's format from its bytes alone, and reads only a few kilobytes, or the index of a video. Returns null for every
 * format that is not accepted, and for copy-protected files.
 */
export const sniff = (path: string): Format | null => readFileWith(path, sniffFile)

function sniffFile(file: FileWindow): Format | null {
  const head = file.readCopy(0, HEAD_BYTES)
  const format = findEndOfId3(head) ? null : sniffHead(head)
  if (format === null) return sniffUnmarked(file, head)
  if (isCopyProtected(file, format)) return null
  if (format === 'mp4' || format === 'mov') return isSoundOnly(readShownTrackTypes(file)) ? 'm4a' : format
  if (format === 'webm' || format === 'mkv')
    return isSoundOnlyWebm(file) ? SOUND_ONLY_FORMATS[format] : format
  if (format === 'tiff') return detectRefusedTiff(file) ? null : format
  if (format === 'jpeg') return isRareJpeg(file) ? null : format
  return format
}

/** Detects the format from the first kilobytes of a file that does not begin with an ID3 tag. */
export function sniffHead(head: Buffer): Format | null {
  if (head.length < 12) return null
  const start = head.toString('latin1', 0, MARK_BYTES)
  const isMarked = (format: Format) => {
    const [{ mark }, check] = [getFormatInfo(format), CHECKS[format]]
    return (mark ?? check) !== undefined && (mark?.test(start) ?? true) && (check?.(head) ?? true)
  }
  return sniffBoxes(head) ?? allFormats.find(isMarked) ?? null
}

const MARK_BYTES = 64

/** Checks for formats that their first bytes do not show, or not alone. */
const CHECKS: Partial<Record<Format, (head: Buffer) => boolean>> = {
  webm: (head) => readDocumentType(head) === 'webm',
  mkv: (head) => readDocumentType(head) === 'matroska',
  asf: (head) => head.includes(ASF_VIDEO_MARK),
  ogg: isOggAudio,
  mts: isTransportStream,
  mp3: isMp3,
  mp2: isMp2,
  adts: isAdts,
}

/** The bytes that identify a video stream in a Windows Media file. */
const ASF_VIDEO_MARK = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')
const SOUND_ONLY_FORMATS = { webm: 'weba', mkv: null } as const

/**
 * Whether the bytes are an MPEG transport stream. Each of its packets has 188 bytes and begins with the letter G (0x47). Cameras
 * put a time code of four bytes before each packet.
 */
function isTransportStream(head: Buffer): boolean {
  return [
    [0, 188],
    [4, 192],
  ].some(([first = 0, step = 0]) => [0, 1, 2, 3, 4].every((packet) => head[first + packet * step] === 0x47))
}

/** Detects the format of a file whose first bytes and brands show none. */
function sniffUnmarked(file: FileWindow, head: Buffer): Format | null {
  const types = head.length >= 12 && hasUnknownBrand(head) ? readShownTrackTypes(file) : []
  if (types.length > 0)
    return isCopyProtected(file, 'mp4')
      ? null
      : isSoundOnly(types)
        ? 'm4a'
        : types.includes('vide')
          ? 'mp4'
          : null
  return OTHER_CONTAINER_MARKS.test(head.toString('latin1', 0, 262)) ? null : sniffBehindTags(file)
}

/** Matches the first bytes of files in other container formats. These files are not songs, even if they contain MP3 frames. */
const OTHER_CONTAINER_MARKS =
  /^(PK|FLV|[CF]WS|%PDF|MZ|\x7fELF|Rar!|7z|OggS|\x1a\x45\xdf\xa3|....ftyp|[^]{257}ustar)/s

/**
 * Detects the format of the sound that follows ID3 tags. Some programs write ID3 tags even into FLAC files, and some write two
 * tags. Some encoders leave zeros or stray bytes before the first frame. A recording that was cut out of a broadcast begins in
 * the middle of a frame.
 */
function sniffBehindTags(file: FileWindow): Format | null {
  const soundHead = file.readAt(findStartOfSound(file), HEAD_BYTES)
  if (soundHead.toString('latin1', 0, 4) === 'fLaC') return 'flac'
  if (isAdts(soundHead)) return 'adts'
  return findFirstFrame(file) === null ? null : 'mp3'
}

const HEAD_BYTES = 16_384

/**
 * Whether a file contains sound but no video. Songs often carry the brands of videos, so only the tracks tell whether there is
 * video.
 */
const isSoundOnly = (trackTypes: readonly string[]) =>
  trackTypes.includes('soun') && !trackTypes.includes('vide')

/** Reads the document type from an EBML header. Returns an empty string if the header has no document type. */
function readDocumentType(head: Buffer): string {
  const at = head.subarray(0, 128).indexOf(Buffer.from([0x42, 0x82]))
  if (at < 0) return ''
  const length = (head[at + 2] ?? 0) & 0x7f
  return head.toString('latin1', at + 3, at + 3 + length).replace(/(?<!\0)\0+$/, '')
}

const MIN_ADTS_FRAMES = 4
const ADTS_HEAD_BYTES = 7

/** Whether the bytes begin with several AAC frames in a row, as recorders write them (ISO 13818-7). */
function isAdts(bytes: Buffer): boolean {
  let at = 0
  for (let frameCount = 0; frameCount < MIN_ADTS_FRAMES; frameCount++) {
    if (at + ADTS_HEAD_BYTES > bytes.length || bytes[at] !== 0xff || ((bytes[at + 1] ?? 0) & 0xf6) !== 0xf0)
      return false
    // the settings differ from those of the first frame, so these are not frames of one stream
    if (bytes[at + 2] !== bytes[2]) return false
    const length = (bytes.readUIntBE(at + 3, 3) >> 5) & 0x1fff
    if (length < ADTS_HEAD_BYTES) return false
    at += length
  }
  return true
}
