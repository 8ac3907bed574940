import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type TaskConditions, DecoderPool, type TaskRunner } from './process/decoderPool.ts'
import { createFileRunner, createPoolRunner } from './process/taskRunners.ts'
import type { FilmFrame } from './pages/filmFrame.ts'
import type { LinkCard } from './pages/linkCard.ts'
import type { MediaFile } from './formats/mediaFile.ts'
import type { Typesetting } from './pages/typeset.ts'
import type { Requester } from './process/workQueue.ts'

/**
 * Opens all tasks that work on the contents of uploaded files, or render pictures and pages. Each task runs in a separate process that
 * has limits on processor time and memory. A file that exceeds these limits or crashes the process is rejected with `broken_file`
 * or `too_much_memory`. A requester is a person who is waiting for the result. Requesters take turns. A call without a requester
 * is a background job, and gives way to calls with one. If the machine is too busy, the file is not rejected: a call with a
 * requester fails with `busy`, and a background job fails and is tried again later.
 *
 * Books have their own pool of decoding processes: a book may take more memory than all other tasks together, and must not cause
 * those tasks to be ended.
 */
export function openCodecs(
  log: Pick<FastifyBaseLogger, 'warn'>,
  pool: TaskRunner = new DecoderPool(),
  bookPool: TaskRunner = new DecoderPool({ maxMemory: MAX_BOOK_MEMORY }),
) {
  const runInPool = createPoolRunner(log)
  const runTask = createFileRunner(pool, runInPool)
  return {
    /** Detects a file's format from its bytes alone. Returns null for every format that is not accepted. */
    sniff: (file: UnknownFile, requester: Requester) =>
      runTask('sniff', file, [file.path], requester, 20 * SECOND),
    /** Detects the kind of a file that is not accepted, so that the error message can name it. */
    detectRefused: (file: UnknownFile, requester: Requester) =>
      runTask('detectRefused', file, [file.path], requester, 20 * SECOND),
    /** Whether a file is complete rather than truncated. Decodes nothing. */
    isComplete: (source: MediaFile, requester: Requester) =>
      runTask('isComplete', source, [source], requester, 20 * SECOND),
    probePhoto: (source: MediaFile, folder: string, requester: Requester = null) =>
      runTask('probePhoto', source, [source, folder], requester, MINUTE),
    hashPhoto: (source: MediaFile, folder: string) =>
      runTask('hashPhoto', source, [source, folder], null, MINUTE),
    makePictures: (source: MediaFile, names: readonly string[], folder: string) =>
      runTask('makePictures', source, [source, names, folder], null, 2 * MINUTE),
    /** `poster` is a picture of the video that the uploader's browser took. */
    probeVideo: async (
      source: MediaFile,
      folder: string,
      requester: Requester = null,
      poster?: { path: string },
    ) =>
      runTask(
        'probeVideo',
        source,
        [source, folder, poster],
        requester,
        3 * MINUTE,
        await computeScriptLimitMs(source),
      ),
    probeAudio: async (source: MediaFile, requester: Requester) =>
      runTask('probeAudio', source, [source], requester, MINUTE, await computeScriptLimitMs(source)),
    copySong: async (source: MediaFile, folder: string) =>
      runTask('copySong', source, [source, folder], null, MINUTE, await computeScriptLimitMs(source)),
    /** Renders the picture for a link preview as a JPEG or PNG. */
    drawLinkCard: (card: LinkCard) =>
      runInPool(pool, 'drawLinkCard', [card], makeTextConditions(20 * SECOND), card.name),
    /** Makes a picture for print. Neither side is longer than `longSide` pixels. Returns the length of the long side in pixels. */
    makePrintPicture: (source: MediaFile, longSide: number, to: string) =>
      runTask('makePrintPicture', source, [source, longSide, to], null, MINUTE),
    drawFrame: (frame: FilmFrame, to: string) =>
      frame.pictures.length > 0
        ? runTask('drawFrame', { name: frame.name }, [frame, to], null, MINUTE)
        : runInPool(pool, 'drawFrame', [frame, to], makeTextConditions(MINUTE), frame.name),
    /**
     * Makes a PDF, and returns its number of pages. If a limit is exceeded, rejects with DecoderEndedError and not with a code such
     * as `broken_file`, because no single uploaded file is at fault. `processorMs` is the limit for its processor time.
     */
    makePdf: (typesetting: Typesetting, processorMs = 5 * MINUTE) =>
      runInPool(
        bookPool,
        'makePdf',
        [typesetting],
        makeTextConditions(processorMs),
        basename(typesetting.template),
      ),
    /** Ends all running tasks, and rejects their promises. */
    close: () => {
      pool.close()
      bookPool.close()
    },
  }
}

export type Codecs = ReturnType<typeof openCodecs>

type UnknownFile = Pick<MediaFile, 'path' | 'name'>

/**
 * The memory limit for books, in bytes. A book of 204 pages takes 240 MB. More pages take more memory for text and layout, not for
 * photographs.
 */
const MAX_BOOK_MEMORY = 1024 * 1024 * 1024

/** Makes the conditions for tasks that decode no uploaded file, or only a picture that the server has made itself. */
const makeTextConditions = (ms: number): TaskConditions => ({
  requester: null,
  share: 'slot',
  processorMs: ms,
  scriptMs: ms,
})

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Computes how many milliseconds of processor time JavaScript may use in a task for this file. The slowest file for its size is a
 * video that shows a still picture with an hour of quiet sound. It has the most packets, and takes 0.1 s per MB.
 */
const computeScriptLimitMs = async ({ path }: MediaFile) =>
  2 * SECOND + (await stat(path)).size * SCRIPT_MS_PER_BYTE

const SCRIPT_MS_PER_BYTE = 500 / (1024 * 1024)
