import { hasFfmpeg } from '../../codecs/programs/ffmpeg.ts'
import type { Format } from '../../../domain/files/formats.ts'
import { isForNewPhones, getSongName, UNPLAYABLE_NAME } from '../../codecs/songs/songName.ts'
import type { Derivative } from '../../codecs/formats/mediaFile.ts'
import { change } from '../../platform/database/change.ts'
import { Failure } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { newId } from '../../base/ids/newId.ts'
import { fetchOriginal } from '../media/files/makeDerivatives.ts'
import { removeUnstored } from '../../memorial/files/lifecycle.ts'
import type { MusicRow } from './music.ts'
import { makeStoredKey } from '../../platform/storage/keys.ts'

/** Makes the audio files for visitors, and replaces existing ones. Returns the name of the file that most browsers play. */
export async function copyTrack(context: Context, row: MusicRow): Promise<string> {
  const { storage, spool, codecs, log } = context
  await using folder = await spool.makeFolder()
  const format = row.format as Format
  const file = await fetchOriginal(context, { folder: row.id }, folder.path)
  const source = { path: file, format, name: row.original_name }
  const { copies, isPlayable } = await codecs.copySong(source, folder.path).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    return { copies: [] as Derivative[], isPlayable: row.song_name !== UNPLAYABLE_NAME }
  })
  if (copies.length === 0 && isPlayable) {
    log.warn({ id: row.id }, 'a song is served as it was sent, its sound could not be copied')
    copies.push({ name: getSongName(format), path: source.path })
  }
  for (const copy of copies) await storage.put(makeStoredKey({ folder: row.id }, copy.name), copy.path)
  // the song may have been deleted meanwhile, and its files may have been removed before the new files were stored
  await removeUnstored(context, row.id)
  const playsEverywhere = copies.some(({ name, path }) => name === getSongName('m4a') && path !== source.path)
  if (playsEverywhere) return getSongName('m4a')
  return isPlayable ? getSongName(format) : UNPLAYABLE_NAME
}

/** If the song had no copy before, or was not playable, the song gets a new URL, because browsers cache what was at the old URL. */
export async function saveCopyName(context: Context, row: MusicRow, name: string): Promise<void> {
  if (row.song_name === name) return
  const needsNewUrl = row.song_name === null || row.song_name === UNPLAYABLE_NAME
  await change(context, ['music'], async (tx) => {
    const updatedRow = await tx
      .updateTable('music')
      .set({ song_name: name, ...(needsNewUrl && { public_key: newId() }) })
      .where('id', '=', row.id)
      .where('public_key', '=', row.public_key)
      .returning('id')
      .executeTakeFirst()
    if (updatedRow && needsNewUrl) await schedule(tx, 'remove-public', row.public_key, context.clock())
  })
}

/**
 * Runs when a server starts. If ffmpeg is installed, schedules a copy of each song that browsers or older iPhones cannot play.
 */
export async function scheduleMissingCopies(context: Context): Promise<void> {
  const rows = await context.db.selectFrom('music').select(['id', 'format', 'song_name']).execute()
  const songs = rows.filter(
    ({ format, song_name }) =>
      song_name === UNPLAYABLE_NAME || (isForNewPhones(format as Format) && song_name !== getSongName('m4a')),
  )
  if (songs.length === 0 || !(await hasFfmpeg())) return
  await change(context, [], async (tx) => {
    for (const row of songs) await schedule(tx, 'copy-song', row.id, context.clock())
  })
}
