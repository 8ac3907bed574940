import { readTrackType, parseMoov, findTracks } from './isoBoxes.ts'
import { sniffBoxes } from './isoBrands.ts'
import { type FileWindow, readFileWith } from './fileWindow.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { isAdts } from './adts.ts'
import { isRareJpeg } from './jpegStructure.ts'
import { findEndOfId3, findFirstFrame, isMp2, isMp3, findStartOfSound } from './mp3.ts'
import { isOggAudio } from './ogg.ts'
import { detectRefusedTiff } from './tiffPages.ts'
import { isSoundOnlyWebm } from './webm.ts'

/**
 * Detects a file's format from its bytes alone, and reads only a few kilobytes. Returns null for every format that is not
 * accepted.
 */
export const sniff = (path: string): Format | null => readFileWith(path, sniffFile)

function sniffFile(file: FileWindow): Format | null {
  const head = file.readAt(0, HEAD_BYTES)
  const format = findEndOfId3(head) ? null : sniffHead(head)
  if (format === null)
    return OTHER_CONTAINER_MARKS.test(head.toString('latin1', 0, 262)) ? null : sniffBehindTags(file)
  if (format === 'mp4' || format === 'mov') return isSoundOnly(file) ? 'm4a' : format
  if (format === 'webm' || format === 'mkv')
    return isSoundOnlyWebm(file) ? SOUND_ONLY_FORMATS[format] : format
  if (format === 'tiff') return detectRefusedTiff(file) ? null : format
  if (format === 'jpeg') return isRareJpeg(file) ? null : format
  return format
}

/** Detects the format from the first kilobytes of a file that does not begin with an ID3 tag. */
export function sniffHead(head: Buffer): Format | null {
  const beginsWith = (text: string, offset = 0) =>
    head.toString('latin1', offset, offset + text.length) === text
  if (head.length < 12) return null
  if (beginsWith('\xff\xd8\xff') && (head[3] ?? 0) >= 0xc0) return 'jpeg'
  if (beginsWith('\x89PNG\r\n\x1a\n') && beginsWith('IHDR', 12)) return 'png'
  if (beginsWith('GIF87a') || beginsWith('GIF89a')) return 'gif'
  if (beginsWith('RIFF') && beginsWith('WEBPVP8', 8)) return 'webp'
  if (beginsWith('RIFF') && beginsWith('WAVE', 8)) return 'wav'
  if (beginsWith('RF64') && beginsWith('WAVE', 8)) return 'rf64'
  if (beginsWith('RIFF') && beginsWith('AVI ', 8)) return 'avi'
  if (beginsWith('FORM') && (beginsWith('AIFF', 8) || beginsWith('AIFC', 8))) return 'aiff'
  if (beginsWith('caff\0\x01')) return 'caf'
  if (beginsWith('#!AMR\n') || beginsWith('#!AMR-WB\n')) return 'amr'
  if (beginsWith(ASF_MARK)) return head.includes(ASF_VIDEO_MARK) ? 'asf' : 'wma'
  if (beginsWith('\0\0\x01\xba') || beginsWith('\0\0\x01\xb3')) return 'mpeg'
  if (isTransportStream(head)) return 'mts'
  if (beginsWith('\x1f\x07\0')) return 'dv'
  if (TIFF_MARKS.has(head.toString('latin1', 0, 4))) return 'tiff'
  if (beginsWith('\x1a\x45\xdf\xa3')) return MATROSKA_FORMATS.get(readDocumentType(head)) ?? null
  if (beginsWith('OggS\0')) return isOggAudio(head) ? 'ogg' : null
  // 0x80 means that the first metadata block is also the last
  if (beginsWith('fLaC\0\0\0\x22') || beginsWith('fLaC\x80\0\0\x22')) return 'flac'
  return sniffBoxes(head) ?? sniffFrames(head)
}

function sniffFrames(head: Buffer): Format | null {
  if (isMp3(head)) return 'mp3'
  if (isMp2(head)) return 'mp2'
  return isAdts(head) ? 'adts' : null
}

/** Two marks: the first bytes of a Windows Media file, and the bytes that identify a video stream in such a file. */
const ASF_MARK = '\x30\x26\xb2\x75\x8e\x66\xcf\x11'
const ASF_VIDEO_MARK = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')
const MATROSKA_FORMATS: ReadonlyMap<string, 'webm' | 'mkv'> = new Map([
  ['webm', 'webm'],
  ['matroska', 'mkv'],
])
const SOUND_ONLY_FORMATS = { webm: 'weba', mkv: null } as const

/**
 * Whether the bytes are an MPEG transport stream. Each of its packets has 188 bytes and begins with the letter G (0x47). Cameras
 * put a time code of four bytes before each packet.
 */
const isTransportStream = (head: Buffer) =>
  [
    [0, 188],
    [4, 192],
  ].some(([first = 0, step = 0]) => [0, 1, 2, 3, 4].every((packet) => head[first + packet * step] === 0x47))

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
/** The first bytes of TIFF and BigTIFF, in both byte orders. */
const TIFF_MARKS = new Set(['II*\0', 'MM\0*', 'II+\0', 'MM\0+'])

/**
 * Whether an MP4 file contains sound but no video. Songs often carry the brands of videos, so only the tracks tell whether there
 * is video.
 */
function isSoundOnly(file: FileWindow) {
  const moov = parseMoov(file)
  const handlers = moov ? findTracks(moov).map((track) => readTrackType(moov, track)) : []
  return handlers.includes('soun') && !handlers.includes('vide')
}

/** Reads the document type from an EBML header. Returns an empty string if the header has no document type. */
function readDocumentType(head: Buffer): string {
  const at = head.subarray(0, 128).indexOf(Buffer.from([0x42, 0x82]))
  if (at < 0) return ''
  const length = (head[at + 2] ?? 0) & 0x7f
  return head.toString('latin1', at + 3, at + 3 + length).replace(/(?<!\0)\0+$/, '')
}
