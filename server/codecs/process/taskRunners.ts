import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { blameFullDisk } from '../../base/errors/blameFullDisk.ts'
import { fail, failBusy } from '../../base/errors/fail.ts'
import type { Format } from '../../../domain/files/formats.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { DecoderEndedError, type EndReason } from './decoder.ts'
import type { TaskConditions, TaskRunner } from './decoderPool.ts'
import type { DecoderTasks, TaskName } from './decoderTasks.ts'
import type { Requester } from './workQueue.ts'

export type TaskResult<T extends TaskName> = Awaited<ReturnType<DecoderTasks[T]>>

type RunInPool = ReturnType<typeof createPoolRunner>

/** Makes a function that runs a task about an uploaded file. If the task fails, the error names the file. */
export const createFileRunner =
  (pool: TaskRunner, runInPool: RunInPool) =>
  async <T extends TaskName>(
    task: T,
    { name, format }: Pick<MediaFile, 'name'> & { format?: Format },
    args: Parameters<DecoderTasks[T]>,
    requester: Requester,
    processorMs: number,
    scriptMs = processorMs,
  ): Promise<TaskResult<T>> => {
    const share = format && HEAVY_FORMATS.has(format) ? 'heavy' : 'slot'
    const conditions: TaskConditions = { requester, share, processorMs, scriptMs }
    return runInPool(pool, task, args, conditions, name).catch((error: unknown) => {
      if (!(error instanceof DecoderEndedError) || error.reason === 'closed') throw error
      if (error.reason !== 'deadline') throw fail(ERROR_CODES[error.reason], { file: name })
      // the machine was too busy, so the file itself may be fine
      throw requester === null ? error : failBusy()
    })
  }

/**
 * Makes a function that runs a task in a pool of decoding processes. Its error is a rejection of the file, a full disk, or a
 * DecoderEndedError.
 */
export const createPoolRunner =
  (log: Pick<FastifyBaseLogger, 'warn'>) =>
  async <T extends TaskName>(
    runner: TaskRunner,
    task: T,
    args: Parameters<DecoderTasks[T]>,
    conditions: TaskConditions,
    name: string,
  ): Promise<TaskResult<T>> => {
    const findTarget: ((...args: Parameters<DecoderTasks[T]>) => string) | undefined = targets[task]
    const reject = async (error: unknown) => {
      throw findTarget ? await blameFullDisk(error, findTarget(...args)) : error
    }
    const outcome = await runner.run({ task, args }, conditions).catch((error: unknown) => {
      if (!(error instanceof DecoderEndedError) || error.reason === 'closed') throw error
      log.warn({ task, reason: error.reason }, 'a task could not be done within its bounds')
      if (error.reason === 'deadline') throw error
      return reject(error)
    })
    if ('rejection' in outcome) return reject(fail(outcome.rejection, { file: name }))
    if ('error' in outcome) return reject(Object.assign(new Error(outcome.error.message), outcome.error))
    return outcome.value as TaskResult<T>
  }

/** The folders into which tasks write, by their arguments. */
const targets: { [T in TaskName]?: (...args: Parameters<DecoderTasks[T]>) => string } = {
  probePhoto: (_source, folder) => folder,
  hashPhoto: (_source, folder) => folder,
  makePictures: (_source, _names, folder) => folder,
  probeVideo: (_source, folder) => folder,
  copySong: (_source, folder) => folder,
  makePrintPicture: (_source, _longSide, to) => dirname(to),
  drawFrame: (_frame, to) => dirname(to),
  makePdf: ({ folder }) => folder,
}

/** Formats for which the decoder holds several copies of a photograph in memory. */
const HEAVY_FORMATS = new Set<Format>(['heic', 'avif'])

const ERROR_CODES = {
  processor: 'broken_file',
  crash: 'broken_file',
  memory: 'too_much_memory',
} as const satisfies Record<Exclude<EndReason, 'closed' | 'deadline'>, string>
