import { runFfmpeg } from '../codecs/ffmpeg.ts'
import { StartupError } from '../config.ts'
import { texts } from './texts.ts'

/** Runs ffmpeg for a part of the film. Throws StartupError with its last line, such as that of a full disk. */
export const encode = (args: readonly string[], signal: AbortSignal | undefined): Promise<void> =>
  runFfmpeg(args, signal).catch((error: Error) => {
    throw new StartupError(texts.failed(error.message))
  })
