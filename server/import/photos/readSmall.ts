import { buffer } from 'node:stream/consumers'
import type { InputFile } from '../inputs.ts'

/** A sidecar, or a camera's still of a video, has a few kilobytes; a larger file is something else. */
const MAX_BYTES = 1024 * 1024

/** Reads a sidecar or still; null when the file is too large to be one. */
export const readSmall = async (file: InputFile): Promise<Buffer | null> =>
  file.size > MAX_BYTES ? null : buffer(await file.open())

/** Reads a text file without its byte order mark; empty when the file is too large. */
export const readSmallText = async (file: InputFile): Promise<string> =>
  ((await readSmall(file))?.toString('utf8') ?? '').replace(/^\u{feff}/u, '')
