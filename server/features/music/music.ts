import type { Selectable } from 'kysely'
import type { Track } from '../../../contract/memorial/music.ts'
import { hasFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { isForNewPhones, getSongName, UNPLAYABLE_NAME } from '../../codecs/songs/songName.ts'
import { change } from '../../platform/database/change.ts'
import { rowsInOrder } from '../../memorial/rowsInOrder.ts'
import { deleteRow } from '../../memorial/deleted/deleteRow.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { fail } from '../../base/errors/fail.ts'
import type { Viewer } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { putInOrder } from '../../memorial/ordering.ts'
import type { InputOf } from '../../http/routes/feature.ts'

export type MusicRow = Selectable<Tables['music']>

export async function listMusic(context: Pick<Context, 'db'>, caller: Viewer): Promise<Track[]> {
  const allRows = await rowsInOrder.music(context.db).execute()
  // visitors do not get songs that no browser plays
  const rows = caller.kind === 'keeper' ? allRows : allRows.filter((row) => row.song_name !== UNPLAYABLE_NAME)
  return Promise.all(rows.map((row) => presentTrack(row, caller)))
}

/** Lists the titles of the songs that no browser plays. What is made from the memorial cannot have them either. */
export async function listUnplayableSongs({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await rowsInOrder.music(db).where('song_name', '=', UNPLAYABLE_NAME).execute()
  return rows.map(({ title }) => title)
}

export async function editTrack(
  context: Context,
  { caller, params: { id }, body }: InputOf<'PUT /api/music/:id'>,
) {
  const { title } = body
  const row = await change(context, ['music'], async (tx) => {
    const rowBefore = await tx.selectFrom('music').selectAll().where('id', '=', id).executeTakeFirst()
    if (!rowBefore) throw fail('not_found')
    await tx.updateTable('music').set({ title }).where('id', '=', id).execute()
    await recordChange(tx, rowBefore, { title: rowBefore.title }, { title })
    return { ...rowBefore, title }
  })
  return presentTrack(row, caller)
}

export async function deleteTrack(context: Context, { params: { id } }: InputOf<'DELETE /api/music/:id'>) {
  await change(context, ['deleted', 'music'], async (tx) => {
    const row = await tx.selectFrom('music').select(['id', 'title']).where('id', '=', id).executeTakeFirst()
    if (!row) throw fail('not_found')
    await deleteRow(context, tx, 'music', row)
  })
}

export async function reorderMusic(context: Context, { caller, body }: InputOf<'POST /api/music/reorder'>) {
  await change(context, ['music'], (tx) => putInOrder(tx, 'music', body.order))
  return listMusic(context, caller)
}

export async function presentTrack(row: MusicRow, caller: Viewer): Promise<Track> {
  const name = row.song_name ?? getSongName(row.format as Format)
  return {
    id: row.id,
    title: row.title,
    artist: row.artist,
    filePath:
      name === UNPLAYABLE_NAME ? `/uploads/private/${row.id}/${name}` : `/uploads/${row.public_key}/${name}`,
    fileSize: row.file_size,
    order: row.position,
    uploadedAt: new Date(row.uploaded_at).toISOString(),
    duration: row.duration,
    ...(caller.kind === 'keeper' && {
      originalName: row.original_name,
      tagTitle: row.tag_title,
      problem: await findProblem(row),
    }),
  }
}

/** Finds the song's problem; null if there is none. If ffmpeg is installed, a copy for all phones exists or will exist soon. */
async function findProblem({ format, song_name }: MusicRow) {
  if (song_name === UNPLAYABLE_NAME) return 'not_playable'
  const failsOnOldPhones = isForNewPhones(format as Format) && song_name !== getSongName('m4a')
  return failsOnOldPhones && !(await hasFfmpeg()) ? 'not_on_iphones' : null
}
