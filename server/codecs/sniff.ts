import { handlerOf, readMoov, tracksOf } from './boxes.ts'
import { formatOfBoxes } from './brands.ts'
import { type FileWindow, readFileWith } from './bytes.ts'
import type { Format } from './formats.ts'
import { endOfId3, isMp3 } from './mp3.ts'
import { isOggAudio } from './ogg.ts'

/** What a file is by its bytes alone; null for everything that is not taken in. Reads a few kilobytes. */
export const sniff = (path: string): Format | null => readFileWith(path, formatOfFile)

function formatOfFile(file: FileWindow): Format | null {
  const head = file.at(0, HEAD_BYTES)
  const tag = endOfId3(head)
  if (tag) return formatBehindId3(file.at(tag, HEAD_BYTES))
  const format = formatOf(head)
  return format === 'mp4' && isSoundOnly(file) ? 'm4a' : format
}

/** The same for the first kilobytes of a file that does not begin with an ID3 tag. */
export function formatOf(head: Buffer): Format | null {
  const begins = (text: string, at = 0) => head.toString('latin1', at, at + text.length) === text
  if (head.length < 12) return null
  if (begins('\xff\xd8\xff') && (head[3] ?? 0) >= 0xc0) return 'jpeg'
  if (begins('\x89PNG\r\n\x1a\n') && begins('IHDR', 12)) return 'png'
  if (begins('GIF87a') || begins('GIF89a')) return 'gif'
  if (begins('RIFF') && begins('WEBPVP8', 8)) return 'webp'
  if (begins('RIFF') && begins('WAVE', 8)) return 'wav'
  if (isTiff(head)) return 'tiff'
  if (begins('\x1a\x45\xdf\xa3')) return isWebm(head) ? 'webm' : null
  if (begins('OggS\0')) return isOggAudio(head) ? 'ogg' : null
  // the first block may be the only one
  if (begins('fLaC\0\0\0\x22') || begins('fLaC\x80\0\0\x22')) return 'flac'
  return formatOfBoxes(head) ?? (isMp3(head) ? 'mp3' : null)
}

/** Taggers put ID3 before FLAC too; encoders leave zeros or a little debris between the tag and the first frame. */
function formatBehindId3(rest: Buffer): Format | null {
  if (rest.toString('latin1', 0, 4) === 'fLaC') return 'flac'
  for (let at = 0; at < Math.min(rest.length, 4096); at++) {
    if (rest[at] === 0xff && isMp3(rest.subarray(at))) return 'mp3'
  }
  return null
}

const HEAD_BYTES = 16_384

/** Songs in MP4 files often carry the brands of films: only their tracks show that they are audio. */
function isSoundOnly(file: FileWindow) {
  const moov = readMoov(file)
  const handlers = moov ? tracksOf(moov).map((track) => handlerOf(moov, track)) : []
  return handlers.includes('soun') && !handlers.includes('vide')
}

/** Cameras' raw files begin as TIFF does, but with a picture that says it is only a preview; Canon's have a mark. */
function isTiff(head: Buffer) {
  const mark = head.toString('latin1', 0, 4)
  if ((mark !== 'II*\0' && mark !== 'MM\0*') || head.toString('latin1', 8, 10) === 'CR') return false
  const isLittle = mark === 'II*\0'
  const read = (at: number, length: number) =>
    at + length > head.length ? 0 : isLittle ? head.readUIntLE(at, length) : head.readUIntBE(at, length)
  const directory = read(4, 4)
  const entries = Math.min(read(directory, 2), 200)
  for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
    if (read(at, 2) === 254) return read(at + 8, 4) % 2 === 0
  }
  return true
}

/** The EBML header names its document type; Matroska that is not WebM is refused, browsers do not play it. */
function isWebm(head: Buffer) {
  const at = head.subarray(0, 128).indexOf(Buffer.from([0x42, 0x82]))
  if (at < 0) return false
  const length = (head[at + 2] ?? 0) & 0x7f
  return head.toString('latin1', at + 3, at + 3 + length).replace(/\0+$/, '') === 'webm'
}
