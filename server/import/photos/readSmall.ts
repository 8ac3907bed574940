import { buffer } from 'node:stream/consumers'
import { describeReadError } from '../../base/errors/describeSystemError.ts'
import type { InputFile } from '../../platform/inputs/inputs.ts'

/** Is called for a small file that cannot be read. What it describes is imported without it. */
export type ReportUnread = (file: InputFile, reason: string) => void

/** The maximum size in bytes of a sidecar file, or of the small picture that a camera makes of a video. */
const MAX_BYTES = 1024 * 1024

/** Returns null if the file is larger than `MAX_BYTES` or cannot be read. */
export async function readSmall(file: InputFile, reportUnread: ReportUnread): Promise<Buffer | null> {
  if (file.size > MAX_BYTES) return null
  try {
    return await buffer(await file.open())
  } catch (error) {
    reportUnread(file, describeReadError(error))
    return null
  }
}

/** Reads a small text file without its byte order mark. Returns '' if the file is larger than `MAX_BYTES` or cannot be read. */
export const readSmallText = async (file: InputFile, reportUnread: ReportUnread): Promise<string> =>
  ((await readSmall(file, reportUnread))?.toString('utf8') ?? '').replace(/^\u{feff}/u, '')
