import { runFfmpeg } from '../codecs/ffmpeg.ts'
import { PlainError } from '../errors/PlainError.ts'
import { texts } from './texts.ts'

/** Runs ffmpeg for a part of the film. Throws PlainError with its last line, such as that of a full disk. */
export const encode = (args: readonly string[], signal: AbortSignal | undefined): Promise<void> =>
  runFfmpeg(args, signal).catch((error: Error) => {
    throw new PlainError(texts.failed(error.message))
  })
