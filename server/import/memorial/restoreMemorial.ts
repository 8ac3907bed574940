import type { ArchiveContents, ArchivedMedia } from '../../../contract/archive.ts'
import { pictures } from '../../../contract/pictures.ts'
import type { Derivative } from '../../codecs/source.ts'
import type { Context } from '../../context.ts'
import { storedAdjustment } from '../../features/media/adjustment.ts'
import { prepareUpload } from '../../features/media/prepareUpload.ts'
import { probeShown } from '../../features/media/probeShown.ts'
import { imagesAndVideos } from '../../features/media/uploads.ts'
import { storePrivateFiles } from '../../features/media/visibility.ts'
import { prepareTrack } from '../../features/music/addTrack.ts'
import { newId } from '../../ids/newId.ts'
import type { SkippedFile } from '../photos/findPhotos.ts'
import { spoolStream } from '../../storage/spool.ts'
import type { InputFile } from '../inputs.ts'
import { reasonToSkip, withSpooled } from '../withSpooled.ts'
import { textOf } from '../../features/media/text.ts'
import { insertMemorial, type RestoredMedia, type RestoredTrack } from './insertMemorial.ts'
import { filesOf, type FoundArchive } from './readArchive.ts'

/**
 * Makes an empty memorial into that of the archive: first all files are stored, then everything is inserted in one change.
 * Cut off before, the memorial is still empty and the same import may begin again. Returns what could not be taken in.
 */
export async function restoreMemorial(
  context: Context,
  { contents, files }: FoundArchive,
  onProgress: (message: string, part: number) => void,
): Promise<SkippedFile[]> {
  const rejected: SkippedFile[] = []
  const total = filesOf(contents).length
  let done = 0
  const storeAll = async <Item extends { file: string }, Stored>(
    items: readonly Item[],
    store: (item: Item, file: InputFile) => Promise<Stored>,
  ) => {
    const stored: Stored[] = []
    for (const item of items) {
      await store(item, files.get(item.file) as InputFile).then(
        (each) => stored.push(each),
        (error: unknown) => rejected.push({ path: item.file, reason: reasonToSkip(error) }),
      )
      done += 1
      onProgress(`Stored ${done} of ${total}`, done / total)
    }
    return stored
  }
  const gallery = await storeAll(contents.gallery, (item, file) =>
    storeMedia(context, item, file, 1, files.get(item.poster?.file ?? '')),
  )
  const others = await storeAll(contents.otherPictures, (item, file) => storeMedia(context, item, file, 0))
  const music = await storeAll(contents.music, (item, file) => storeTrack(context, item, file))
  await insertMemorial(context, contents, [...gallery, ...others], music)
  return rejected
}

const storeTrack = (
  context: Context,
  item: ArchiveContents['music'][number],
  file: InputFile,
): Promise<RestoredTrack> =>
  withSpooled(context, file, item.originalName, async (spooled) => {
    const track = await prepareTrack(context, spooled, item.title)
    await storePrivateFiles(context, track.id, [{ name: 'original', path: spooled.path }])
    return { ...track, artist: item.artist, uploaded_at: Date.parse(item.addedAt) }
  })

const storeMedia = (
  context: Context,
  item: ArchivedMedia,
  file: InputFile,
  listed: 0 | 1,
  posterFile?: InputFile,
): Promise<RestoredMedia> =>
  withSpooled(context, file, item.originalName, async (spooled, folder) => {
    const poster = posterFile && (await spoolStream(folder, 'poster', await posterFile.open()))
    const { row, pictures: made } = await prepareUpload(
      context,
      { file: spooled, poster },
      imagesAndVideos,
      'keeper',
      folder,
    )
    const id = newId()
    const adjustment = item.adjustment && storedAdjustment(item.adjustment)
    const shown = adjustment
      ? await probeShown(context, { ...row, adjustment }, spooled.path, folder)
      : { row: {}, pictures: [] }
    const isPlayable = row.problem !== 'not_playable'
    const isHidden = item.hidden || (isPlayable && !item.published && item.visitorPhoto === null)
    const files = [{ name: 'original', path: spooled.path }, ...made, ...shown.pictures]
    await storePrivateFiles(context, id, poster && row.has_poster ? withPoster(files, poster.path) : files)
    return {
      file: item.file,
      row: {
        id,
        ...row,
        ...shown.row,
        adjustment,
        ...textOf(item),
        taken_at: item.takenAt,
        listed,
        is_memory: item.isMemory ? 1 : 0,
        memory_author: item.author,
        visitor_photo: item.visitorPhoto,
        uploaded_at: Date.parse(item.addedAt),
        hidden: isHidden ? 1 : 0,
        public_key: item.published && isPlayable ? newId() : null,
        request_key: null,
      },
    }
  })

/** The archived poster as it was, not made again from itself. */
const withPoster = (files: readonly Derivative[], path: string): Derivative[] => [
  ...files.filter(({ name }) => name !== pictures.huge.name),
  { name: pictures.huge.name, path },
]
