import { createHash } from 'node:crypto'
import type { ArchiveContents, CaptionPlace } from '../../contract/archive.ts'
import type { Captioned } from '../codecs/captionedJpeg.ts'
import type { Context } from '../context.ts'
import type { MediaRow } from '../features/media/present.ts'
import type { MusicRow } from '../features/music/music.ts'
import { readStoredSettings } from '../database/storedSettings.ts'
import { captionTable } from './captionTable.ts'
import { readContents } from './contents.ts'
import type { ArchivedPicture, ArchiveFile } from './archiveFiles.ts'
import { findFiles } from './findFiles.ts'
import { listOriginals } from './listOriginals.ts'
import type { FilePiece, Piece } from '../storage/fileWorker.ts'
import { SourceError } from '../storage/fileWorkers.ts'
import { crc32Of, type KnownOriginals, originalKey, originalPart, storedPart } from './originals.ts'
import { bytesPart, joinParts, type Part, slicePart } from '../zip/parts.ts'
import { reportOf } from './report.ts'
import { type ZipEntry, zipOf } from '../zip/zip.ts'

type Parts = Pick<Context, 'db' | 'storage' | 'fileWorkers'>
type Stretch = Omit<FilePiece, 'path'>

export interface ArchiveEntry extends ZipEntry {
  /** id of the original; null for a text */
  id: string | null
  /** where its bytes lie on this machine; null where they lie elsewhere */
  pieces: Piece[] | null
}

export interface Archive extends Part {
  /** changes whenever a byte of the file does */
  etag: string
  /** whose memorial it is */
  name: string
  missing: ArchiveContents['missing']
  entries: ArchiveEntry[]
}

/**
 * A ZIP file of all originals with everything else an import needs. It is made while it is read, from `storage` as it is
 * now; the same state gives the same bytes, so that a download can go on later, on any instance.
 */
export async function openArchive(
  parts: Parts,
  known: KnownOriginals,
  captions: CaptionPlace,
): Promise<Archive> {
  const { db, storage } = parts
  const files = await findFiles(storage, known, await listOriginals(db), captions)
  const contents = await readContents(db, files, captions)
  const { name } = (await readStoredSettings(db)).texts
  const texts = {
    'REPORT.txt': reportOf(name, contents),
    'archive.json': `${JSON.stringify(contents, null, 2)}\n`,
    'captions.csv': captionTable(contents),
  }
  const all = [...files.gallery, ...files.otherPictures, ...files.music]
  const entries = [
    ...Object.entries(texts).map(([path, text]) => textEntry(path, text)),
    ...all.map((file) => fileEntry(parts, known, file)),
    ...[...files.posters, ...files.shown].map((picture) => pictureEntry(parts, known, picture)),
  ]
  const hash = createHash('sha256').update(JSON.stringify(texts))
  for (const file of all) hash.update(`${contentKey(file)} `)
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`
  return { ...zipOf(entries), etag, name, missing: contents.missing, entries }
}

function textEntry(name: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text)
  const part = bytesPart(bytes)
  return { ...part, id: null, pieces: [bytes], name, modified: new Date(0), crc32: () => crc32Of(part) }
}

function fileEntry(
  { storage, fileWorkers }: Parts,
  known: KnownOriginals,
  file: ArchiveFile<MediaRow | MusicRow>,
): ArchiveEntry {
  const { row, name, captioned } = file
  const original = originalPart(storage, known, row)
  const stretches = stretchesOf(row.file_size, captioned)
  const part = joinParts(
    stretches.map((each) => ('start' in each ? slicePart(original, each.start, each.end) : bytesPart(each))),
  )
  const path = storage.pathOf(originalKey(row))
  const pieces = path === null ? null : stretches.map((each) => ('start' in each ? { path, ...each } : each))
  const measure = () =>
    measureCrc(fileWorkers, pieces, part).catch((error: unknown) => {
      if (error instanceof SourceError) known.unreadable.add(row.id)
      throw error
    })
  const crc32 = () => known.crcOf(contentKey(file), measure)
  return { ...part, id: row.id, pieces, name, modified: new Date(row.uploaded_at), crc32 }
}

/** An original, or parts of it with its caption between them. */
function stretchesOf(size: number, captioned: Captioned | null): (Stretch | Buffer)[] {
  if (!captioned) return [{ start: 0, end: size }]
  const { segment, insertAt, replaced } = captioned
  return [
    { start: 0, end: insertAt },
    segment,
    ...(replaced ? [{ start: insertAt, end: replaced.start }] : []),
    { start: replaced?.end ?? insertAt, end: size },
  ]
}

/** One that goes while it is read is no loss to name: the next archive is made without it. */
function pictureEntry(
  { storage, fileWorkers }: Parts,
  known: KnownOriginals,
  { id, key, name, size }: ArchivedPicture,
): ArchiveEntry {
  const part = storedPart(storage, key, size)
  const path = storage.pathOf(key)
  const pieces = path ? [{ path, start: 0, end: size }] : null
  const crc32 = () => known.crcOf(`${key} ${size}`, () => measureCrc(fileWorkers, pieces, part))
  return { ...part, id, pieces, name, modified: new Date(0), crc32 }
}

/** From the disk in a thread, where the bytes lie there. */
const measureCrc = async (fileWorkers: Parts['fileWorkers'], pieces: Piece[] | null, part: Part) =>
  pieces ? (await fileWorkers.measure(pieces, { crc32: true })).crc32 : crc32Of(part)

/** The same for the same bytes: originals never change under their id. */
const contentKey = ({ row, captioned }: ArchiveFile<MediaRow | MusicRow>) =>
  captioned ? `${row.id} ${createHash('sha256').update(captioned.segment).digest('base64url')}` : row.id
