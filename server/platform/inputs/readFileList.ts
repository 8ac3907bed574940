import { text } from 'node:stream/consumers'
import { describeReadError } from '../../base/errors/describeSystemError.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import type { InputFile } from './inputs.ts'

/** The list of a backup with 100,000 photographs has 120 MB. */
const MAX_BYTES = 256 * 1024 * 1024

/** Reads the list of files in a backup or an archive. Throws PlainError if it cannot be read, or is too large to be one. */
export async function readFileList(file: InputFile): Promise<string> {
  if (file.size > MAX_BYTES)
    throw new PlainError(
      `${file.path} is larger than any list that this program writes; nothing was changed.`,
    )
  try {
    return await text(await file.open())
  } catch (error) {
    throw new PlainError(`${file.path} cannot be read: ${describeReadError(error)}.`)
  }
}
