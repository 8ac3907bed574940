import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import type { CaptionInsertion } from '../../codecs/captions/captionedJpeg.ts'
import type { Context } from '../../platform/context.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import type { MusicRow } from '../../features/music/music.ts'
import { openDatabase, getSqlitePath } from '../../platform/database/open.ts'
import { readStoredSettings } from '../../memorial/storedSettings.ts'
import { formatCaptionTable } from './captionTable.ts'
import type { ArchivedPicture, ArchiveFile, ArchiveFiles } from './archiveFiles.ts'
import { findArchiveFiles } from './findArchiveFiles.ts'
import { makeKeepersJson } from './keepersJson.ts'
import { listOriginals } from './listOriginals.ts'
import { type ArchiveManifest, DATABASE_NAME, FILE_LIST_NAME } from './manifest.ts'
import type { FilePiece, Piece } from '../../platform/storage/fileWorker.ts'
import { SourceError } from '../../platform/storage/fileWorkers.ts'
import { computeCrc32, type KnownOriginals, makeOriginalPart, makeStoredPart } from './originals.ts'
import { partFromBytes, joinParts, type FilePart, slicePart } from '../../platform/zip/parts.ts'
import { readInstallation } from '../../memorial/installation.ts'
import { type Measurement, measureStream } from '../../platform/storage/measure.ts'
import { toFileName } from '../../base/toFileName.ts'
import type { StoredSnapshot } from './storedSnapshot.ts'
import { type ZipEntry, makeZip } from '../../platform/zip/zip.ts'
import { makeOriginalKey } from '../../platform/storage/keys.ts'

type ArchiveContext = Pick<Context, 'config' | 'storage' | 'fileWorkers' | 'spool'>
type OriginalRange = Omit<FilePiece, 'path'>

export interface ArchiveEntry extends ZipEntry {
  /** folder of the original; null for files made for the archive */
  folder: string | null
  /** the entry's bytes, in memory or in files on this machine; null if they come from elsewhere, such as a bucket */
  pieces: Piece[] | null
}

export interface Archive extends FilePart {
  /** changes whenever a byte of the ZIP file changes */
  etag: string
  /** the name of the ZIP file */
  zipName: string
  missing: ArchiveFiles['missing']
  entries: ArchiveEntry[]
}

/**
 * Opens an archive: a ZIP file of all originals, a snapshot of the database, and texts for people and other programs. Its bytes
 * are produced while they are read. The same snapshot and originals always give the same bytes. Therefore, an interrupted
 * download can continue later, on any instance.
 */
export async function openArchive(
  context: ArchiveContext,
  snapshot: StoredSnapshot,
  knownOriginals: KnownOriginals,
  captions: CaptionPlace,
): Promise<Archive> {
  await using folder = await context.spool.makeFolder()
  const databaseMeasurement = await copySnapshot(snapshot, folder.path)
  await using db = await openDatabase({ databaseUrl: null, dataDir: folder.path })
  const { values, familyTexts: texts } = await readStoredSettings(db)
  const originals = await listOriginals(db, texts)
  const files = await findArchiveFiles(context.storage, knownOriginals, originals, captions, texts)
  const archivedAt = Date.parse((await readInstallation(db, 'archivedAt')) ?? '')
  const { files: names } = texts.archive
  const textFiles = {
    [toFileName(names.report)]: texts.archiveReport(values.name, files, captions),
    [FILE_LIST_NAME]: `${JSON.stringify(makeManifest(files, databaseMeasurement, captions), null, 1)}\n`,
    'memorial.json': await makeKeepersJson({ ...context, db, clock: () => archivedAt }, files, texts),
    [toFileName(names.captions)]: formatCaptionTable(files, texts.archive),
  }
  const entries = [
    ...Object.entries(textFiles).map(([path, text]) => makeTextEntry(path, text)),
    makeDatabaseEntry(snapshot, databaseMeasurement),
    ...listOriginalFiles(files).map((file) => makeFileEntry(context, knownOriginals, file)),
    ...[...files.posters, ...files.shownPictures].map((picture) =>
      makePictureEntry(context, knownOriginals, picture),
    ),
  ]
  const hash = createHash('sha256').update(JSON.stringify(textFiles))
  for (const file of listOriginalFiles(files)) hash.update(`${toContentKey(file)} `)
  const etag = `"${snapshot.id}-${hash.digest('base64url').slice(0, 22)}"`
  return {
    ...makeZip(entries),
    etag,
    zipName: toFileName(texts.archive.zipName(values.name)),
    missing: files.missing,
    entries,
  }
}

const listOriginalFiles = ({ gallery, otherPictures, sent, music }: ArchiveFiles) => [
  ...gallery,
  ...otherPictures,
  ...sent,
  ...music,
]

/** Copies the snapshot into a folder, because SQLite writes files next to a database that it opens. */
async function copySnapshot({ storage, key }: StoredSnapshot, folder: string): Promise<Measurement> {
  const openedFile = await storage.open(key)
  if (!openedFile) throw new Error(`${key} is missing`)
  const sums = { sha256: true, crc32: true }
  return measureStream(openedFile.body, createWriteStream(getSqlitePath(folder)), undefined, sums)
}

function makeManifest(
  files: ArchiveFiles,
  { bytes, sha256 }: Measurement,
  captions: CaptionPlace,
): ArchiveManifest {
  const originals = listOriginalFiles(files).map(
    ({ row, name, size, embeddedCaption: insertion }) =>
      [makeOriginalKey(row), { file: name, bytes: size, sha256: insertion ? null : row.sha256 }] as const,
  )
  const pictures = [...files.posters, ...files.shownPictures].map(
    ({ key, name, size }) => [key, { file: name, bytes: size, sha256: null }] as const,
  )
  return {
    format: 'memorial-archive',
    version: 1,
    captions,
    database: { bytes, sha256 },
    files: Object.fromEntries([...originals, ...pictures]),
    missing: files.missing,
  }
}

const makeDatabaseEntry = (
  { storage, key }: StoredSnapshot,
  { bytes: size, crc32 }: Measurement,
): ArchiveEntry => ({
  ...makeStoredPart(storage, key, size),
  folder: null,
  pieces: null,
  name: DATABASE_NAME,
  modified: new Date(0),
  computeCrc32: async () => crc32,
})

function makeTextEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  const part = partFromBytes(bytes)
  return {
    ...part,
    folder: null,
    pieces: [bytes],
    name,
    modified: new Date(0),
    computeCrc32: () => computeCrc32(part),
  }
}

function makeFileEntry(
  { storage, fileWorkers }: ArchiveContext,
  knownOriginals: KnownOriginals,
  file: ArchiveFile<MediaRow | MusicRow>,
): ArchiveEntry {
  const { row, name, embeddedCaption: insertion } = file
  const original = makeOriginalPart(storage, knownOriginals, row)
  const ranges = splitAtCaption(row.file_size, insertion)
  const part = joinParts(
    ranges.map((each) => ('start' in each ? slicePart(original, each.start, each.end) : partFromBytes(each))),
  )
  const path = storage.pathOf(makeOriginalKey(row))
  const pieces = path === null ? null : ranges.map((each) => ('start' in each ? { path, ...each } : each))
  const measure = () =>
    measureCrc(fileWorkers, pieces, part).catch((error: unknown) => {
      if (error instanceof SourceError) knownOriginals.unreadableFolders.add(row.folder)
      throw error
    })
  const crc32 = () => knownOriginals.computeCrcOnce(toContentKey(file), measure)
  return {
    ...part,
    folder: row.folder,
    pieces,
    name,
    modified: new Date(row.uploaded_at),
    computeCrc32: crc32,
  }
}

/** Lists the pieces of an original with an embedded caption: ranges of its bytes, and the caption's bytes between them. */
function splitAtCaption(size: number, insertion: CaptionInsertion | null): (OriginalRange | Buffer)[] {
  if (!insertion) return [{ start: 0, end: size }]
  const { segment, insertAt, replacedRange } = insertion
  return [
    { start: 0, end: insertAt },
    segment,
    ...(replacedRange ? [{ start: insertAt, end: replacedRange.start }] : []),
    { start: replacedRange?.end ?? insertAt, end: size },
  ]
}

/** If the picture disappears while it is being read, writing the archive fails, and the next attempt leaves the picture out. */
function makePictureEntry(
  { storage, fileWorkers }: ArchiveContext,
  knownOriginals: KnownOriginals,
  { folder, key, name, size }: ArchivedPicture,
): ArchiveEntry {
  const part = makeStoredPart(storage, key, size)
  const path = storage.pathOf(key)
  const pieces = path ? [{ path, start: 0, end: size }] : null
  const crc32 = () =>
    knownOriginals.computeCrcOnce(`${key} ${size}`, () => measureCrc(fileWorkers, pieces, part))
  return { ...part, folder, pieces, name, modified: new Date(0), computeCrc32: crc32 }
}

/** Computes the CRC-32 of an entry, in a worker thread if the bytes are on this machine. */
const measureCrc = async (
  fileWorkers: ArchiveContext['fileWorkers'],
  pieces: Piece[] | null,
  part: FilePart,
) => (pieces ? (await fileWorkers.measure(pieces, { crc32: true })).crc32 : computeCrc32(part))

/** Makes a key that stands for the exact bytes of a file. The original in a folder never changes, so only the caption is hashed. */
const toContentKey = ({ row, embeddedCaption: insertion }: ArchiveFile<MediaRow | MusicRow>) =>
  insertion
    ? `${row.folder} ${createHash('sha256').update(insertion.segment).digest('base64url')}`
    : row.folder
