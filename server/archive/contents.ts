import type { Kysely, Selectable } from 'kysely'
import type { ArchiveContents, ArchivedMedia, CaptionPlace } from '../../contract/archive.ts'
import { suffixed } from '../../contract/history.ts'
import type { HoldReason } from '../../contract/memories.ts'
import { serviceText } from '../../contract/services.ts'
import { pick } from '../../contract/text.ts'
import { readAccessState } from '../features/access/accessState.ts'
import { rowsInOrder } from '../database/rowsInOrder.ts'
import type { Tables } from '../database/tables.ts'
import { parseAdjustment } from '../features/media/adjustment.ts'
import { adjustmentsOf } from '../features/media/history.ts'
import type { StoredImage } from '../features/media/images.ts'
import type { MediaRow } from '../features/media/present.ts'
import { suffixedText, textOf } from '../features/media/text.ts'
import type { MemoryRow } from '../features/memories/present.ts'
import type { MusicRow } from '../features/music/music.ts'
import type { ArchivedPicture, ArchiveFile, ArchiveFiles } from './archiveFiles.ts'

/** All of the memorial but the files themselves and who may log in. */
export async function readContents(
  db: Kysely<Tables>,
  files: ArchiveFiles,
  captions: CaptionPlace,
): Promise<ArchiveContents> {
  const fileOf = new Map([...files.gallery, ...files.otherPictures].map(({ row, name }) => [row.id, name]))
  const describeMedia = describeMediaWith(files, await readHistories(db))
  const pictureOf = ({ image_media_id: id, image_path: path }: StoredImage) =>
    id ? (fileOf.get(id) ?? null) : path
  return {
    format: 'memorial-archive',
    version: 1,
    captions,
    ...(await readSettings(db, pictureOf)),
    access: await readAccess(db),
    gallery: files.gallery.map(describeMedia),
    otherPictures: files.otherPictures.map(describeMedia),
    music: files.music.map((file) => ({
      ...describeFile(file),
      title: file.row.title,
      artist: file.row.artist,
    })),
    services: await readServices(db, pictureOf),
    obituary: await readObituary(db, pictureOf),
    memories: await readMemories(db, fileOf),
    missing: files.missing,
  }
}

const isoTime = (ms: number) => new Date(ms).toISOString()

const describeFile = ({ row, name, size, captioned }: ArchiveFile<MediaRow | MusicRow>) => ({
  file: name,
  originalName: row.original_name,
  bytes: size,
  sha256: captioned ? null : row.sha256,
  addedAt: isoTime(row.uploaded_at),
})

type Histories = ReadonlyMap<string, ArchivedMedia['history']>

const byItem = (pictures: readonly ArchivedPicture[]) =>
  new Map(pictures.map(({ id, name, size }) => [id, { file: name, bytes: size }]))

const describeMediaWith = (files: Pick<ArchiveFiles, 'posters' | 'shown'>, histories: Histories) => {
  const [posterOf, shownOf] = [byItem(files.posters), byItem(files.shown)]
  return (file: ArchiveFile<MediaRow>): ArchivedMedia => ({
    ...describeFile(file),
    ...textOf(file.row),
    author: file.row.memory_author,
    takenAt: file.takenAt,
    isMemory: file.row.is_memory === 1,
    visitorPhoto: file.row.visitor_photo === 'waiting' ? null : file.row.visitor_photo,
    published: file.row.public_key !== null,
    hidden: file.row.hidden === 1,
    poster: posterOf.get(file.row.id) ?? null,
    adjustment: file.row.adjustment === null ? null : parseAdjustment(file.row.adjustment),
    shown: shownOf.get(file.row.id) ?? null,
    history: histories.get(file.row.id) ?? [],
  })
}

/** Earlier texts and adjustments by the id of their item. */
async function readHistories(db: Kysely<Tables>): Promise<Histories> {
  const edits = await db.selectFrom('media_edits').selectAll().orderBy('edited_at').orderBy('id').execute()
  const editsOf = Map.groupBy(edits, ({ media_id }) => media_id)
  return new Map([...editsOf].map(([id, all]) => [id, all.map(describeEdit)]))
}

const describeEdit = (edit: Selectable<Tables['media_edits']>) => ({
  ...suffixed(suffixedText(edit, '_before'), 'Before'),
  ...suffixed(suffixedText(edit, '_after'), 'After'),
  ...adjustmentsOf(edit),
  editedAt: isoTime(edit.edited_at),
  undoneAt: edit.undone_at === null ? null : isoTime(edit.undone_at),
  held: edit.held === 1,
})

type PictureOf = (image: StoredImage) => string | null

async function readSettings(db: Kysely<Tables>, pictureOf: PictureOf) {
  const rows = await db.selectFrom('settings').select(['name', 'value']).orderBy('name').execute()
  const { portraitPath, portraitMediaId, saved, searchEngines, ...texts } = Object.fromEntries(
    rows.map(({ name, value }) => [name, value]),
  )
  return {
    settings: { ...texts, ...(searchEngines && { searchEngines: false }) } as ArchiveContents['settings'],
    settingsSaved: saved !== undefined,
    portrait: pictureOf({ image_path: portraitPath ?? null, image_media_id: portraitMediaId ?? null }),
  }
}

async function readAccess(db: Kysely<Tables>) {
  const { audience, nameInPreviews } = await readAccessState(db)
  return { audience, nameInPreviews }
}

async function readServices(db: Kysely<Tables>, pictureOf: PictureOf) {
  const rows = await rowsInOrder.services(db).execute()
  return rows.map((row) => ({
    ...pick(serviceText, row),
    picture: pictureOf(row),
    createdAt: isoTime(row.created_at),
  }))
}

async function readObituary(db: Kysely<Tables>, pictureOf: PictureOf) {
  const row = await db.selectFrom('obituary').selectAll().executeTakeFirst()
  return row ? { content: row.content, picture: pictureOf(row), savedAt: isoTime(row.saved_at) } : null
}

async function readMemories(db: Kysely<Tables>, fileOf: ReadonlyMap<string, string>) {
  const rows = await rowsInOrder.memories(db).execute()
  const attached = await rowsInOrder.attached(db).execute()
  const photosOf = Map.groupBy(attached, ({ memory_id }) => memory_id)
  return rows.map((row) => ({
    name: row.name,
    email: row.email,
    content: row.content,
    photos: (photosOf.get(row.id) ?? []).flatMap(({ media_id }) => fileOf.get(media_id) ?? []),
    createdAt: isoTime(row.created_at),
    approved: row.approved === 1,
    heldBecause: row.held_because as HoldReason | null,
    writerKeyHash: row.writer_key_hash,
    mailOnAnswer: row.mail_on_answer === 1,
    answer: describeAnswer(row),
    slideshowSentence: row.slideshow_sentence,
  }))
}

const describeAnswer = ({ answer, answered_by, answered_at, answer_mailed_at }: MemoryRow) =>
  answer === null || answered_at === null
    ? null
    : {
        text: answer,
        by: answered_by,
        writtenAt: isoTime(answered_at),
        mailedAt: answer_mailed_at === null ? null : isoTime(answer_mailed_at),
      }
