import { buffer } from 'node:stream/consumers'
import type { InputFile } from '../inputs.ts'

/** A sidecar, and a camera's still of a film, is a few kilobytes; what is larger is none. */
const MAX_BYTES = 1024 * 1024

/** Null for a file that is too large for what is read here. */
export const readSmall = async (file: InputFile): Promise<Buffer | null> =>
  file.size > MAX_BYTES ? null : buffer(await file.open())

/** Without a byte order mark; empty where the file is too large. */
export const readSmallText = async (file: InputFile): Promise<string> =>
  ((await readSmall(file))?.toString('utf8') ?? '').replace(/^\u{feff}/u, '')
