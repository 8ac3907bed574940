import { createHash } from 'node:crypto'
import type { ArchiveContents, CaptionPlace } from '../../contract/archive.ts'
import type { Captioned } from '../codecs/captionedJpeg.ts'
import type { Context } from '../context.ts'
import type { MediaRow } from '../features/media/present.ts'
import type { MusicRow } from '../features/music/music.ts'
import { readStoredSettings } from '../storedSettings.ts'
import { captionTable } from './captionTable.ts'
import { readContents } from './contents.ts'
import type { ArchiveFile } from './archiveFiles.ts'
import { findFiles } from './findFiles.ts'
import { listOriginals } from './listOriginals.ts'
import { crc32Of, type KnownOriginals, originalPart } from './originals.ts'
import { bytesPart, joinParts, type Part, slicePart } from './parts.ts'
import { reportOf } from './report.ts'
import { type ZipEntry, zipOf } from './zip.ts'

type Parts = Pick<Context, 'db' | 'storage'>

export interface Archive extends Part {
  /** changes whenever a byte of the file does */
  etag: string
  /** whose memorial it is */
  name: string
  missing: ArchiveContents['missing']
}

/**
 * A ZIP file of all originals with everything else an import needs. It is made while it is read, from `storage` as it is
 * now; the same state gives the same bytes, so that a download can go on later, on any instance.
 */
export async function openArchive(
  { db, storage }: Parts,
  known: KnownOriginals,
  captions: CaptionPlace,
): Promise<Archive> {
  const files = await findFiles(storage, known, await listOriginals(db), captions)
  const contents = await readContents(db, files, captions)
  const { name } = (await readStoredSettings(db)).texts
  const texts = {
    'REPORT.txt': reportOf(name, contents),
    'archive.json': `${JSON.stringify(contents, null, 2)}\n`,
    'captions.csv': captionTable(contents),
  }
  const all = [...files.gallery, ...files.otherPictures, ...files.music]
  const zip = zipOf([
    ...Object.entries(texts).map(([path, text]) => textEntry(path, text)),
    ...all.map((file) => fileEntry(storage, known, file)),
  ])
  const hash = createHash('sha256').update(JSON.stringify(texts))
  for (const file of all) hash.update(`${contentKey(file)} `)
  return { ...zip, etag: `"${hash.digest('base64url').slice(0, 22)}"`, name, missing: contents.missing }
}

function textEntry(name: string, text: string): ZipEntry {
  const part = bytesPart(Buffer.from(text))
  return { ...part, name, modified: new Date(0), crc32: () => crc32Of(part) }
}

function fileEntry(
  storage: Context['storage'],
  known: KnownOriginals,
  file: ArchiveFile<MediaRow | MusicRow>,
): ZipEntry {
  const { row, name, captioned } = file
  const original = originalPart(storage, known, row)
  const part = captioned ? withCaption(original, captioned) : original
  const crc32 = async () => {
    const key = contentKey(file)
    const crc = known.crcs.get(key) ?? (await crc32Of(part))
    known.crcs.set(key, crc)
    return crc
  }
  return { ...part, name, modified: new Date(row.uploaded_at), crc32 }
}

const withCaption = (original: Part, { segment, insertAt, replaced }: Captioned) =>
  joinParts([
    slicePart(original, 0, insertAt),
    bytesPart(segment),
    ...(replaced ? [slicePart(original, insertAt, replaced.start)] : []),
    slicePart(original, replaced?.end ?? insertAt, original.size),
  ])

/** The same for the same bytes: originals never change under their id. */
const contentKey = ({ row, captioned }: ArchiveFile<MediaRow | MusicRow>) =>
  captioned ? `${row.id} ${createHash('sha256').update(captioned.segment).digest('base64url')}` : row.id
