import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Beat } from '../../contract/music.ts'
import { BEAT_RATE, beatOf } from './beat.ts'
import { decodeSong } from './ffmpeg.ts'
import type { Source } from './source.ts'

/** Longer recordings are no songs; their beginning is enough. */
const MOST_SECONDS = 600

/** The beat of a song's sound; null where none is clear, or ffmpeg does not read it within a minute. */
export async function findBeat(source: Source, into: string): Promise<Beat | null> {
  const file = path.join(into, 'sound.f32')
  if (!(await decodeSong(source, { rate: BEAT_RATE, seconds: MOST_SECONDS }, file))) return null
  const { buffer, byteOffset, length } = await readFile(file)
  return beatOf(new Float32Array(buffer.slice(byteOffset, byteOffset + length - (length % 4))))
}
