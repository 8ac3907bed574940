import { buffer } from 'node:stream/consumers'
import type { InputFile } from '../../platform/inputs/inputs.ts'

/** The maximum size in bytes of a sidecar file, or of the small picture that a camera makes of a video. */
const MAX_BYTES = 1024 * 1024

/** Reads a small file. Returns null if the file is larger than `MAX_BYTES`. */
export const readSmall = async (file: InputFile): Promise<Buffer | null> =>
  file.size > MAX_BYTES ? null : buffer(await file.open())

/** Reads a small text file without its byte order mark. Returns '' if the file is larger than `MAX_BYTES`. */
export const readSmallText = async (file: InputFile): Promise<string> =>
  ((await readSmall(file))?.toString('utf8') ?? '').replace(/^\u{feff}/u, '')
