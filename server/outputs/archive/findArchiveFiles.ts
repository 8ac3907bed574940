import path from 'node:path'
import type { CaptionPlace } from '../../../contract/outputs/archive.ts'
import { photoName } from '../../../contract/media/pictures.ts'
import { planCaptionInsertion, type CaptionInsertion } from '../../codecs/captions/captionedJpeg.ts'
import type { PersonInFile } from '../../codecs/captions/xmpPeople.ts'
import { readJpegTakenAt } from '../../codecs/captions/takenAt.ts'
import { makePictureKey, computeVersion } from '../../features/media/rows/pictureVersion.ts'
import type { MediaRow } from '../../features/media/rows/present.ts'
import { presentText } from '../../features/media/rows/text.ts'
import type { MusicRow } from '../../features/music/music.ts'
import { toFileName } from '../../base/toFileName.ts'
import { inParallel } from '../../../domain/inParallel.ts'
import { findStoredSource } from '../../platform/storage/byteSource.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ArchiveFile, ArchiveFiles } from './archiveFiles.ts'
import type { Originals, NamedRow } from './listOriginals.ts'
import { type KnownOriginals, makePosterKey, withOriginalHead } from './originals.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** Reading the originals one after another would be slow, because a bucket takes about 20 ms for each. */
const PARALLEL_READS = 8

/** Reads the beginning of every original to find out whether it can be read, when it was taken, and where its caption goes. */
export async function findArchiveFiles(
  storage: Storage,
  knownOriginals: KnownOriginals,
  originals: Originals,
  captions: CaptionPlace,
  familyTexts: ServerTexts,
): Promise<ArchiveFiles> {
  const { archive: texts } = familyTexts
  const missing: ArchiveFiles['missing'] = []
  const findAll = async <Row extends MediaRow | MusicRow>(
    rows: readonly NamedRow<Row>[],
    describe: (row: NamedRow<Row>, head: Buffer) => ArchiveFile<Row>,
  ) => {
    const filesOrReasons = await inParallel(rows, PARALLEL_READS, (row) =>
      withOriginalHead(storage, knownOriginals, row, texts, (head) => describe(row, head)),
    )
    return filesOrReasons.flatMap((file, index) => {
      if (typeof file !== 'string') return [file]
      const { file: name, original_name } = rows[index] as NamedRow<Row>
      missing.push({ file: name, originalName: original_name, reason: file })
      return []
    })
  }
  const toMediaFile = (row: NamedRow<MediaRow>, head: Buffer) =>
    toPhotoFile(row, originals.people.get(row.id) ?? [], head, captions, familyTexts)
  const gallery = await findAll(originals.gallery, toMediaFile)
  const otherPictures = await findAll(originals.otherPictures, toMediaFile)
  const sent = await findAll(originals.sent, toMediaFile)
  const music = await findAll(originals.music, toArchiveFile)
  const posterFolder = toFileName(texts.folders.posters)
  const posters = [
    ...(await findPosters(storage, gallery, posterFolder)),
    ...(await findPosters(storage, sent, `${posterFolder}/${toFileName(texts.folders.sent)}`)),
  ]
  const shownPictures = await findShownPictures(
    storage,
    [...gallery, ...otherPictures, ...sent],
    toFileName(texts.folders.shown),
  )
  return { gallery, otherPictures, sent, music, posters, shownPictures, missing }
}

async function findPosters(storage: Storage, media: readonly ArchiveFile<MediaRow>[], folder: string) {
  const videos = media.filter(({ row }) => row.kind === 'video' && row.has_poster === 1)
  return findPictures(storage, videos, ({ row, name }) => ({
    key: makePosterKey(row),
    name: `${folder}/${path.posix.basename(name, path.extname(name))}.webp`,
  }))
}

async function findShownPictures(storage: Storage, media: readonly ArchiveFile<MediaRow>[], folder: string) {
  const adjustedFiles = media.filter(({ row }) => computeVersion(row) !== '')
  return findPictures(storage, adjustedFiles, ({ row, name }) => ({
    key: makePictureKey(row, photoName),
    name: `${folder}/${name.slice(0, -path.extname(name).length)}.jpg`,
  }))
}

/** Finds the pictures that are stored. Skips missing pictures, because the server can make them again. */
async function findPictures(
  storage: Storage,
  files: readonly ArchiveFile<MediaRow>[],
  locate: (file: ArchiveFile<MediaRow>) => { key: string; name: string },
) {
  const pictureLists = await inParallel(files, PARALLEL_READS, async (file) => {
    const location = locate(file)
    const source = await findStoredSource(storage, location.key)
    if (!source) return []
    if ('body' in source) source.body.destroy()
    return [{ folder: file.row.folder, ...location, size: source.size }]
  })
  return pictureLists.flat()
}

const toArchiveFile = <Row extends MediaRow | MusicRow>(row: NamedRow<Row>): ArchiveFile<Row> => ({
  row,
  name: row.file,
  size: row.file_size,
  takenAt: null,
  people: [],
  embeddedCaption: null,
})

function toPhotoFile(
  row: NamedRow<MediaRow>,
  people: readonly PersonInFile[],
  head: Buffer,
  captions: CaptionPlace,
  familyTexts: ServerTexts,
): ArchiveFile<MediaRow> {
  const isJpeg = row.format === 'jpeg'
  const takenAt = row.taken_at ?? (isJpeg ? readJpegTakenAt(head) : null)
  const file = { ...toArchiveFile(row), takenAt, people }
  if (!isJpeg || captions === 'beside') return file
  const text = presentText(row, row.memory_author, familyTexts)
  const caption = { ...text, author: row.memory_author, takenAt }
  const insertion = planCaptionInsertion(head, caption, people)
  return {
    ...file,
    embeddedCaption: insertion,
    size: file.size + (insertion ? countAddedBytes(insertion) : 0),
  }
}

const countAddedBytes = ({ segment, replacedRange }: CaptionInsertion) =>
  segment.length - (replacedRange ? replacedRange.end - replacedRange.start : 0)
