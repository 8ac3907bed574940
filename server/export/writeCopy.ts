import { Readable } from 'node:stream'
import type { CopySize } from '../../contract/copyLayout.ts'
import type { Context } from '../context.ts'
import { Failure } from '../fail.ts'
import { type FileSource, firstOf } from '../http/fileSource.ts'
import { isOutage } from '../outage.ts'
import { type Documents, drawPages, readSiteFiles } from './documents.ts'
import { memorialJson } from './memorialJson.ts'
import { type PlannedFile, planCopy } from './plan.ts'
import { readMe } from './readMe.ts'
import { CopyError, type CopySource, type CopyTarget, MANIFEST, manifestOf } from './target.ts'
import { readVisitorAnswers } from './visitorAnswers.ts'

export interface CopyOptions {
  size: CopySize
  /** the folder of the built web */
  dist: string
  sources: readonly FileSource[]
  signal: AbortSignal
  onProgress: (done: number, of: number) => void
}

export interface CopyReport {
  files: number
  /** of them, written and not found there already */
  written: number
  bytes: number
  /** titles of what could not be read; READ ME.txt names them, too */
  missing: string[]
}

/** Only the day is in the copy: made again on the same day, the pages are the same. */
const dayOf = (now: number) => new Date(now - (now % 86_400_000))

const READ_ME = 'READ ME.txt'
/** How many files are under way at once. */
const AT_ONCE = 4

/**
 * Writes the whole memorial, as visitors see it now, as files that open without a server. Throws CopyError with words for
 * people when that is not possible; what is left then does not look whole.
 */
export async function writeCopy(
  context: Context,
  target: CopyTarget,
  options: CopyOptions,
): Promise<CopyReport> {
  const { size, dist, signal } = options
  const now = dayOf(context.clock())
  const { answers, files } = planCopy(await readVisitorAnswers(context), size)
  const documents: Documents = new Map([
    ...(await drawPages(dist, answers, now)),
    ...(await readSiteFiles(dist)),
    ['memorial.json', Buffer.from(memorialJson(answers, now))],
  ])
  const sums = new Map<string, string>()
  const report: CopyReport = { files: 0, written: 0, bytes: 0, missing: [] }
  const total = files.length + documents.size + 2
  const write = async (path: string, source: CopySource) => {
    const { sha256, isNew } = await target.write(path, source).finally(source.close)
    sums.set(path, sha256)
    report.files += 1
    report.bytes += source.size
    if (isNew) report.written += 1
    options.onProgress(report.files, total)
  }
  try {
    await target.begin([...files.map(({ path }) => path), ...documents.keys(), READ_ME, MANIFEST])
    const missing = new Set<string>()
    await inParallel(files, async (file) => {
      signal.throwIfAborted()
      const source = await sourceOf(context, options.sources, file)
      if (source) await write(file.path, source)
      else missing.add(file.title)
    })
    report.missing = [...missing]
    documents.set(READ_ME, Buffer.from(readMe(answers['GET /api/settings'], size, now, report.missing)))
    for (const [path, bytes] of documents) await write(path, sourceOfBytes(bytes))
    await write(MANIFEST, sourceOfBytes(Buffer.from(manifestOf(inOrder(sums)))))
    await target.finish()
    return report
  } catch (error) {
    await target.abandon()
    throw signal.aborted ? new CopyError('The copy was stopped.') : copyErrorOf(error)
  }
}

async function inParallel<T>(all: readonly T[], work: (each: T) => Promise<void>) {
  const left = all.values()
  const worker = async () => {
    for (const each of left) await work(each)
  }
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, worker))
  for (const each of ended) if (each.status === 'rejected') throw each.reason
}

/** The stored file; null when neither it nor its original can be read any more. */
async function sourceOf(
  { storage, log }: Context,
  sources: readonly FileSource[],
  { publicKey, name }: PlannedFile,
): Promise<CopySource | null> {
  const files = await firstOf(sources, (source) => source.byPublicKey(publicKey))
  if (!files)
    throw new CopyError('Something was hidden or deleted while the copy was made. Please make it again.')
  const key = `private/${files.id}/${name}`
  const openFile = () => storage.open(key)
  const opened = (await openFile()) ?? (await files.derive().catch(unlessMissing(log)).then(openFile))
  if (!opened) return null
  let unread: Readable | undefined = opened.body
  return {
    size: opened.size,
    open: async () => {
      const body = unread ?? (await openFile())?.body
      unread = undefined
      if (!body) throw new CopyError(`${name} vanished while it was copied. Please make the copy again.`)
      return body
    },
    close: () => void unread?.destroy(),
  }
}

/** An outage or a full disk ends the copy; an original that is gone or unreadable is only one photograph less. */
const unlessMissing = (log: Context['log']) => (error: unknown) => {
  if (error instanceof Failure && error.code === 'disk_full') throw error
  if (isOutage(error)) throw error
  log.error(error, 'a file of the copy cannot be made')
}

const sourceOfBytes = (bytes: Buffer): CopySource => ({
  size: bytes.length,
  open: async () => Readable.from([bytes]),
  close: () => undefined,
})

const inOrder = (sums: ReadonlyMap<string, string>) =>
  new Map([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))

const NO_SPACE = 'There is no room left on the disk. Make some, then make the copy again.'

function copyErrorOf(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'disk_full') return new CopyError(NO_SPACE)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new CopyError(`It is not allowed to write there: ${(error as Error).message}`)
  if (code === 'EFBIG') return new CopyError('A file is too large for that disk.')
  return error
}
