import { open } from 'node:fs/promises'
import { type Box, boxesIn, boxWithin, handlerOf, readMoov, topBoxes, tracksOf } from './boxes.ts'

export interface Mp4Info {
  /** pixels as shown, rotation applied; null when the file does not tell */
  width: number | null
  height: number | null
  /** seconds */
  duration: number | null
}

/** What an MP4 or MOV file tells of its film; null when there is none in it. */
export async function readMp4(path: string): Promise<Mp4Info | null> {
  const file = await open(path)
  try {
    const moov = await readMoov(file, await topBoxes(file))
    const film = moov && tracksOf(moov).find((track) => handlerOf(moov, track) === 'vide')
    return film ? { ...sizeOf(moov, film), duration: durationOf(moov) } : null
  } finally {
    await file.close()
  }
}

/** Fixed-point numbers behind the track's times, which are twice as long in version 1. */
function sizeOf(moov: Buffer, track: Box) {
  const header = boxWithin(moov, track, 'tkhd')
  const none = { width: null, height: null }
  if (!header) return none
  const matrix = header.body + (moov[header.body] === 1 ? 52 : 40)
  if (matrix + 44 > header.end) return none
  const [width, height] = [moov.readUInt16BE(matrix + 36), moov.readUInt16BE(matrix + 40)]
  if (!width || !height) return none
  const isTurned = moov.readInt32BE(matrix) === 0 && moov.readInt32BE(matrix + 4) !== 0
  return isTurned ? { width: height, height: width } : { width, height }
}

/** A film in fragments has its length, if anywhere, with the announcement of the fragments. */
function durationOf(moov: Buffer): number | null {
  const [outer] = boxesIn(moov, 0, moov.length)
  const header = outer && boxWithin(moov, outer, 'mvhd')
  if (!header || header.end - header.body < 32) return null
  const isLong = moov[header.body] === 1
  const perSecond = moov.readUInt32BE(header.body + (isLong ? 20 : 12))
  const inHeader = numberAt(moov, header.body + (isLong ? 24 : 16), isLong)
  const fragments = boxWithin(moov, outer, 'mvex', 'mehd')
  const length = inHeader || (fragments ? numberAt(moov, fragments.body + 4, moov[fragments.body] === 1) : 0)
  return length && perSecond ? length / perSecond : null
}

/** All bits set means: not known. */
function numberAt(bytes: Buffer, at: number, isLong: boolean) {
  if (at + (isLong ? 8 : 4) > bytes.length) return 0
  const value = isLong ? Number(bytes.readBigUInt64BE(at)) : bytes.readUInt32BE(at)
  return value >= (isLong ? 2 ** 64 - 2048 : 0xffffffff) ? 0 : value
}
