import type { Selectable } from 'kysely'
import type { ArchiveContents } from '../../../contract/archive.ts'
import { suffixed } from '../../../contract/history.ts'
import { readAccessState, writeAccessState } from '../../features/access/accessState.ts'
import type { Context } from '../../context.ts'
import { change, type Tx } from '../../database/change.ts'
import type { Tables } from '../../database/tables.ts'
import { storedAdjustment } from '../../features/media/adjustment.ts'
import type { MediaRow } from '../../features/media/present.ts'
import type { StoredImage } from '../../features/media/images.ts'
import { sweepWhenOrphaned } from '../../features/media/orphans.ts'
import { suffixedText } from '../../features/media/text.ts'
import { cancelRemoval } from '../../features/media/visibility.ts'
import type { MemoryRow } from '../../features/memories/present.ts'
import type { MusicRow } from '../../features/music/music.ts'
import { schedule } from '../../jobs/schedule.ts'
import { newId } from '../../ids/newId.ts'
import { writeSetting } from '../../database/storedSettings.ts'

/** A row without its place in the order, and the file of the archive it was made of. */
export interface RestoredMedia {
  file: string
  row: Omit<MediaRow, 'position'>
}
export type RestoredTrack = Omit<MusicRow, 'position' | 'public_key' | 'request_key'>

/** Inserts everything at once, in the order of the archive. */
export const insertMemorial = (
  context: Context,
  contents: ArchiveContents,
  media: readonly RestoredMedia[],
  music: readonly RestoredTrack[],
): Promise<void> =>
  change(context, ['media', 'memories', 'music', 'obituary', 'services', 'settings'], async (tx) => {
    const ids = new Map(media.map(({ file, row }) => [file, row.id]))
    for (const { id } of [...media.map(({ row }) => row), ...music]) await cancelRemoval(tx, id)
    await insertMedia(tx, media, context.clock())
    await insertHistories(tx, contents, ids)
    for (const [position, track] of music.entries()) {
      const row = { ...track, position, public_key: newId(), request_key: null }
      await tx.insertInto('music').values(row).execute()
      await schedule(tx, 'copy-song', row.id, context.clock())
    }
    await insertSettings(tx, contents, ids)
    if (contents.access) await writeAccessState(tx, { ...(await readAccessState(tx)), ...contents.access })
    await insertServices(tx, contents, ids, context.clock())
    await insertObituary(tx, contents, ids)
    await insertMemories(tx, contents, ids)
  })

type Ids = ReadonlyMap<string, string>

async function insertMedia(tx: Tx, media: readonly RestoredMedia[], now: number) {
  for (const [position, item] of media.entries()) {
    const row = { ...item.row, position }
    await tx.insertInto('media').values(row).execute()
    await schedule(tx, 'derive', row.id, now)
    if (row.listed === 0) await sweepWhenOrphaned(tx, row.id, now)
  }
}

async function insertHistories(tx: Tx, { gallery, otherPictures }: ArchiveContents, ids: Ids) {
  for (const { file, history } of [...gallery, ...otherPictures]) {
    const media_id = ids.get(file)
    if (!media_id) continue
    for (const edit of history) {
      const row: Selectable<Tables['media_edits']> = {
        id: newId(),
        media_id,
        ...suffixed(suffixedText(edit, 'Before'), '_before'),
        ...suffixed(suffixedText(edit, 'After'), '_after'),
        adjustment_before: edit.adjustmentBefore && storedAdjustment(edit.adjustmentBefore),
        adjustment_after: edit.adjustmentAfter && storedAdjustment(edit.adjustmentAfter),
        visitor: null,
        edited_at: Date.parse(edit.editedAt),
        undone_at: msOf(edit.undoneAt),
        held: edit.held ? 1 : 0,
      }
      await tx.insertInto('media_edits').values(row).execute()
    }
  }
}

/** A picture that could not be taken in is left out. */
function imageOf(picture: string | null, ids: Ids): StoredImage {
  const isPath = picture?.startsWith('/') ?? false
  return { image_path: isPath ? picture : null, image_media_id: ids.get(picture ?? '') ?? null }
}

async function insertSettings(tx: Tx, { settings, settingsSaved, portrait }: ArchiveContents, ids: Ids) {
  const { searchEngines, ...texts } = settings
  for (const [name, value] of Object.entries(texts))
    if (value != null) await writeSetting(tx, name as keyof typeof texts, value)
  if (searchEngines === false) await writeSetting(tx, 'searchEngines', 'no')
  const image = imageOf(portrait, ids)
  await writeSetting(tx, 'portraitPath', image.image_path)
  await writeSetting(tx, 'portraitMediaId', image.image_media_id)
  await writeSetting(tx, 'saved', settingsSaved ? 'yes' : null)
}

// rows are typed whole, so that the compiler names a new column that the archive would lose

async function insertServices(tx: Tx, { services }: ArchiveContents, ids: Ids, now: number) {
  const newIds = sortedIds(services.length)
  for (const [index, { picture, createdAt, ...columns }] of services.entries()) {
    const row: Selectable<Tables['services']> = {
      id: newIds[index] as string,
      ...columns,
      ...imageOf(picture, ids),
      created_at: Date.parse(createdAt),
      updated_at: now,
      request_key: null,
    }
    await tx.insertInto('services').values(row).execute()
  }
}

async function insertObituary(tx: Tx, { obituary }: ArchiveContents, ids: Ids) {
  if (!obituary) return
  const { content, picture, savedAt } = obituary
  const row: Selectable<Tables['obituary']> = {
    id: 'obituary',
    content,
    ...imageOf(picture, ids),
    saved_at: Date.parse(savedAt),
  }
  await tx.insertInto('obituary').values(row).execute()
}

async function insertMemories(tx: Tx, { memories }: ArchiveContents, ids: Ids) {
  const newIds = sortedIds(memories.length).reverse()
  for (const [index, memory] of memories.entries()) {
    const id = newIds[index] as string
    const row: MemoryRow = {
      id,
      name: memory.name,
      email: memory.email,
      content: memory.content,
      created_at: Date.parse(memory.createdAt),
      approved: memory.approved ? 1 : 0,
      held_because: memory.heldBecause,
      writer_key_hash: memory.writerKeyHash,
      request_key: null,
      mail_on_answer: memory.mailOnAnswer ? 1 : 0,
      answer: memory.answer?.text ?? null,
      answered_by: memory.answer?.by ?? null,
      answered_at: msOf(memory.answer?.writtenAt),
      answer_mailed_at: msOf(memory.answer?.mailedAt),
      slideshow_sentence: memory.slideshowSentence,
    }
    await tx.insertInto('memories').values(row).execute()
    const photos = memory.photos.flatMap((file) => ids.get(file) ?? [])
    for (const [position, media_id] of photos.entries())
      await tx.insertInto('memory_media').values({ memory_id: id, media_id, position }).execute()
  }
}

const msOf = (time: string | null | undefined) => (time ? Date.parse(time) : null)

/** Rows of the same millisecond are ordered by id, so ids in order leave it as it was. */
const sortedIds = (count: number) => Array.from({ length: count }, newId).sort()
