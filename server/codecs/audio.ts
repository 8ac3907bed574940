import { openAsBlob } from 'node:fs'
import { parseBlob } from 'music-metadata'
import { fail } from '../fail.ts'
import { formats } from './formats.ts'
import type { Source } from './source.ts'
import { isComplete } from './isComplete.ts'

export interface AudioInfo {
  /** from the tags */
  title: string | null
  artist: string | null
  /** seconds */
  duration: number
}

/**
 * Reads a song's tags and length; counts the frames of an MP3 that does not tell its length. Throws `broken_file`
 * when there is no sound in it of the kind its first bytes claim.
 */
export async function readAudio(source: Source): Promise<AudioInfo> {
  const { path, format, name } = source
  const broken = () => fail('broken_file', { file: name })
  if (!isComplete(source)) throw broken()
  const bytes = await openAsBlob(path, { type: formats[format].type })
  const { common, format: sound } = await parseBlob(bytes, { duration: true, skipCovers: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw isOurFault(error) ? error : broken()
    },
  )
  const { duration = 0 } = sound
  if (!sound.codec || !sound.sampleRate || !(duration > 0 && duration < Infinity)) throw broken()
  return { title: cleanTag(common.title), artist: cleanTag(common.artist), duration }
}

/** A disk that cannot be read, or a part of the program that is not there. */
const isOurFault = ({ syscall, code, name }: NodeJS.ErrnoException) =>
  syscall !== undefined || code === 'ERR_MODULE_NOT_FOUND' || name === 'NotReadableError'

/** Tags of old programs are padded with zeros and spaces. */
const cleanTag = (tag: string | undefined) => tag?.replace(/[\p{Cc}\s]+/gu, ' ').trim() || null
