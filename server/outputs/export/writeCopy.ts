import { stat } from 'node:fs/promises'
import { toCopyPath, type CopySize } from '../../../contract/outputs/copyLayout.ts'
import { pages } from '../../../contract/pages/page.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { Failure } from '../../base/errors/fail.ts'
import { findFiles, type UploadFiles } from '../../http/files/fileSource.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { toFileName } from '../../base/toFileName.ts'
import { isOutage } from '../../base/errors/outage.ts'
import {
  type ByteSource,
  sourceFromBytes,
  sourceFromFile,
  findStoredSource,
} from '../../platform/storage/byteSource.ts'
import { type FileTarget, nullWhenUnreadable } from '../../platform/storage/fileTarget.ts'
import { type Documents, renderPages, readSiteFiles } from './documents.ts'
import { makeMemorialJson } from '../memorialJson.ts'
import { type PlannedFile, planCopy } from './plan.ts'
import { sayStored, type StoredSentence, toStored } from '../../../languages/storedSentence.ts'
import { CHECKSUMS_NAME, formatChecksums } from './checksums.ts'
import { createReport } from '../report.ts'
import { sayFileName } from '../../features/work/sayFileName.ts'
import { SpokenError } from '../../base/errors/SpokenError.ts'
import { listUnplayableVideos } from '../../features/media/listUnplayableVideos.ts'
import { listUnplayableSongs } from '../../features/music/music.ts'
import { features } from '../../features/features.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { openFileSources } from '../../http/routes/feature.ts'

export interface CopyOptions {
  size: CopySize
  /** path of the book's PDF, which is put next to the pages; null if the copy has no book */
  book: string | null
  signal: AbortSignal
  onProgress: (doneCount: number, totalCount: number) => void
}

export interface CopyReport {
  files: number
  /** the number of `files` that were new or changed and had to be written */
  written: number
  bytes: number
  /** titles of files that could not be read; the file that explains the copy lists these titles, too */
  missing: StoredSentence[]
  /** names of videos and songs that cannot be played, so that visitors do not see them in the memorial either */
  unplayable: string[]
}

export const endpointsOfStaticCopy = [...new Set(pages.flatMap(({ reads }) => reads))]

/** Rounds a time down to the beginning of the UTC day, so that two static copies of the same day have identical pages. */
const startOfDay = (now: number) => new Date(now - (now % DAY))

const PARALLEL_ITEMS = 16

/** Opens the folder or ZIP file for a static copy. `paths` are all files that will be written. */
export type OpenTarget = (paths: readonly string[]) => Promise<FileTarget>

/**
 * Writes a static copy: the whole memorial as visitors see it now, as files that open without a server. Throws SpokenError if the
 * copy cannot be made. Files that remain after an error do not look like a complete copy.
 */
export async function writeCopy(
  context: Context,
  openTarget: OpenTarget,
  options: CopyOptions,
): Promise<CopyReport> {
  const { dist } = context
  const { size, book, signal } = options
  const texts = await readFamilyTexts(context)
  const readMeName = toFileName(texts.copy.readMe)
  const bookName = book && sayFileName(book, texts)
  const now = startOfDay(context.clock())
  const { responses, files } = planCopy(await readAs(anyVisitor, texts, context, endpointsOfStaticCopy), size)
  const documents: Documents = new Map([
    ...(await renderPages(dist, responses, { now, book: bookName, texts })),
    ...(await readSiteFiles(dist, texts.language)),
    ['memorial.json', Buffer.from(makeMemorialJson(responses, { madeAt: now, findFile: toCopyPath, texts }))],
  ])
  const paths = [
    ...files.map(({ path }) => path),
    ...documents.keys(),
    ...(bookName === null ? [] : [bookName]),
    readMeName,
    CHECKSUMS_NAME,
  ]
  const checksums = new Map<string, string>()
  const unplayable = [
    ...(await listUnplayableVideos(context)).map(({ name }) => name),
    ...(await listUnplayableSongs(context)),
  ]
  const report: CopyReport = { files: 0, written: 0, bytes: 0, missing: [], unplayable }
  try {
    await using target = await openTarget(paths)
    const write: Write = async (path, source) => {
      signal.throwIfAborted()
      const writtenFile = await target.add(path, source)
      checksums.set(path, writtenFile.sha256)
      report.files += 1
      report.bytes += source.size
      if (writtenFile.isNew) report.written += 1
      options.onProgress(report.files, paths.length)
      return writtenFile
    }
    report.missing = await writeFiles(context, files, write)
    const contents = { size, book: bookName, mediaPaths: [...checksums.keys()] }
    const missing = report.missing.map((title) => sayStored(title, texts))
    const readMe = texts.readMe(responses['GET /api/settings'], contents, now, missing)
    documents.set(readMeName, Buffer.from(readMe))
    if (book && bookName) await write(bookName, sourceFromFile(book, (await stat(book)).size))
    for (const [path, bytes] of documents) await write(path, sourceFromBytes(bytes))
    await write(CHECKSUMS_NAME, sourceFromBytes(Buffer.from(formatChecksums(sortByPath(checksums)))))
    await target.finish()
    return report
  } catch (error) {
    throw signal.aborted ? new SpokenError(toStored('copy.stopped')) : error
  }
}

type Write = FileTarget['add']

/** Writes the files. Returns the titles of the files that could not be read. */
async function writeFiles(
  context: Context,
  files: readonly PlannedFile[],
  write: Write,
): Promise<StoredSentence[]> {
  const sources = openFileSources(features, context)
  const missing = createReport()
  const items = [...Map.groupBy(files, ({ publicKey }) => publicKey)]
  await inParallel(items, PARALLEL_ITEMS, async ([publicKey, filesOfItem]) => {
    const item = await findFiles(sources, 'public_key', publicKey)
    if (!item) throw new SpokenError(toStored('copy.changed'))
    for (const { path, name, title } of filesOfItem) {
      const source = await findByteSource(context, item, name)
      const writtenFile = source && (await write(path, source).catch(nullWhenUnreadable))
      if (!writtenFile) missing.add(title)
    }
  })
  return missing.list()
}

/** Finds a stored file, or derives the file from its original. Returns null if neither is possible. */
async function findByteSource(
  { storage, log }: Context,
  item: UploadFiles,
  name: string,
): Promise<ByteSource | null> {
  const findStored = () => findStoredSource(storage, item.findStorageKey(name))
  return (await findStored()) ?? item.derive(name).catch(logUnlessSerious(log)).then(findStored)
}

/**
 * Rethrows errors that end the static copy: an outage or a full disk. Logs other errors, because they affect only a single file.
 */
const logUnlessSerious = (log: Context['log']) => (error: unknown) => {
  if (error instanceof Failure && error.code === 'disk_full') throw error
  if (isOutage(error)) throw error
  log.error(error, 'a file of the copy cannot be made')
}

const sortByPath = (checksums: ReadonlyMap<string, string>) =>
  new Map([...checksums].toSorted(([a], [b]) => (a < b ? -1 : 1)))
