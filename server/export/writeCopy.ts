import type { CopySize } from '../../contract/copyLayout.ts'
import type { Context } from '../context.ts'
import { Failure } from '../fail.ts'
import { type FileSource, firstOf, type SourcedFiles } from '../http/fileSource.ts'
import { inParallel } from '../inParallel.ts'
import { isOutage } from '../outage.ts'
import { type ByteSource, bytesSource, findSource } from '../storage/byteSource.ts'
import { SourceError } from '../storage/fileWorkers.ts'
import { sentenceOf } from '../storage/sentenceOf.ts'
import { type Documents, drawPages, readSiteFiles } from './documents.ts'
import { memorialJson } from './memorialJson.ts'
import { type PlannedFile, planCopy } from './plan.ts'
import { readMe } from './readMe.ts'
import { CopyError, type CopyTarget, MANIFEST, manifestOf } from './target.ts'
import { readVisitorAnswers } from './visitorAnswers.ts'
import { texts } from './texts.ts'

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
/** How many items are under way at once. */
const AT_ONCE = 16

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
  const write = async (path: string, source: ByteSource) => {
    signal.throwIfAborted()
    const { sha256, isNew } = await target.write(path, source)
    sums.set(path, sha256)
    report.files += 1
    report.bytes += source.size
    if (isNew) report.written += 1
    options.onProgress(report.files, total)
  }
  try {
    await target.begin([...files.map(({ path }) => path), ...documents.keys(), READ_ME, MANIFEST])
    report.missing = await writeFiles(context, options.sources, files, write)
    documents.set(READ_ME, Buffer.from(readMe(answers['GET /api/settings'], size, now, report.missing)))
    for (const [path, bytes] of documents) await write(path, bytesSource(bytes))
    await write(MANIFEST, bytesSource(Buffer.from(manifestOf(inOrder(sums)))))
    await target.finish()
    return report
  } catch (error) {
    await target.abandon()
    throw signal.aborted ? new CopyError(texts.stopped) : copyErrorOf(error)
  }
}

/** Answers the titles of what could not be read. */
async function writeFiles(
  context: Context,
  sources: readonly FileSource[],
  files: readonly PlannedFile[],
  write: (path: string, source: ByteSource) => Promise<void>,
): Promise<string[]> {
  const missing = new Set<string>()
  const items = [...Map.groupBy(files, ({ publicKey }) => publicKey)]
  await inParallel(items, AT_ONCE, async ([publicKey, filesOfItem]) => {
    const item = await firstOf(sources, (source) => source.byPublicKey(publicKey))
    if (!item) throw new CopyError(texts.changed)
    for (const { path, name, title } of filesOfItem) {
      const source = await sourceOf(context, item, name)
      if (!source) missing.add(title)
      else
        await write(path, source).catch((error: unknown) => {
          if (!(error instanceof SourceError)) throw error
          missing.add(title)
        })
    }
  })
  return [...missing]
}

/** The stored file; null when neither it nor its original can be read any more. */
async function sourceOf(
  { storage, log }: Context,
  item: SourcedFiles,
  name: string,
): Promise<ByteSource | null> {
  const find = () => findSource(storage, `private/${item.id}/${name}`)
  return (await find()) ?? item.derive(name).catch(unlessMissing(log)).then(find)
}

/** An outage or a full disk ends the copy; an original that is gone or unreadable is only one photograph less. */
const unlessMissing = (log: Context['log']) => (error: unknown) => {
  if (error instanceof Failure && error.code === 'disk_full') throw error
  if (isOutage(error)) throw error
  log.error(error, 'a file of the copy cannot be made')
}

const inOrder = (sums: ReadonlyMap<string, string>) =>
  new Map([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)))

function copyErrorOf(error: unknown): unknown {
  const sentence = sentenceOf(error)
  return sentence ? new CopyError(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`) : error
}
