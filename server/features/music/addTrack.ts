import path from 'node:path'
import { limits } from '../../../contract/limits.ts'
import type { Track } from '../../../contract/memorial/music.ts'
import { allFormats, formats } from '../../../domain/files/formats.ts'
import { chooseSongName } from '../../codecs/songs/songName.ts'
import { change, type Tx } from '../../platform/database/change.ts'
import type { Caller } from '../../http/callers/caller.ts'
import type { Context } from '../../platform/context.ts'
import { recordChange } from '../../memorial/journal.ts'
import { onceByKey } from '../../platform/database/onceByKey.ts'
import { schedule } from '../../memorial/jobs/schedule.ts'
import { newId } from '../../base/ids/newId.ts'
import { readNextPosition } from '../../memorial/ordering.ts'
import type { SpooledFile } from '../../platform/storage/spool.ts'
import { sniffAccepted } from '../media/upload/prepareUpload.ts'
import { cutText } from '../../../domain/cutText.ts'
import { cancelRemoval, storePrivateFiles } from '../../memorial/files/lifecycle.ts'
import { type MusicRow, presentTrack } from './music.ts'
import { normalizeLine } from '../../../domain/normalizeText.ts'
import { ORIGINAL_NAME } from '../../platform/storage/keys.ts'
import type { InputOf } from '../../http/routes/feature.ts'

const audioFormats = allFormats.filter((format) => formats[format].kind === 'audio')

/** Adds one song to the end of the playlist: reads the song's bytes and tags, stores its file, then inserts its row. */
export async function addTrack(
  context: Context,
  { caller, form: { fields, files }, requestKey }: InputOf<'POST /api/music'>,
): Promise<Track> {
  const findByRequestKey = (key: string) =>
    context.db.selectFrom('music').selectAll().where('request_key', '=', key).executeTakeFirst()
  const store = async () => {
    const file = files[0] as SpooledFile
    const track = await prepareTrack(context, file, fields.title ?? toTitle(file.name, caller))
    await storePrivateFiles(context, track.id, [{ name: ORIGINAL_NAME, path: file.path }])
    return change(context, ['music'], (tx) => insertTrack(context, tx, track, requestKey))
  }
  return presentTrack(await onceByKey(requestKey, findByRequestKey, store), caller)
}

async function prepareTrack({ codecs }: Context, file: SpooledFile, title: string) {
  const format = await sniffAccepted(codecs, file, audioFormats, 'keeper')
  const info = await codecs.probeAudio({ path: file.path, format, name: file.name }, 'keeper')
  return {
    id: newId(),
    title,
    artist: cleanTag(info.artist),
    tag_title: cleanTag(info.title),
    original_name: file.name,
    format,
    song_name: await chooseSongName(format, info.isPlayable),
    file_size: file.size,
    duration: info.duration,
    sha256: file.sha256,
  }
}

const toTitle = (name: string, { familyTexts }: Caller) =>
  cleanTag(path.parse(name).name) ?? familyTexts.media.song

/** Cleans a text from a tag or a file's name, and shortens it to the maximum length of a title; null if the text is blank. */
const cleanTag = (text: string | null) =>
  text === null
    ? null
    : cutText(
        normalizeLine(text)
          .replace(/\p{Cc}/gu, '')
          .trim(),
        limits.title,
      ) || null

async function insertTrack(
  context: Context,
  tx: Tx,
  track: Awaited<ReturnType<typeof prepareTrack>>,
  requestKey: string | null,
): Promise<MusicRow> {
  const row = {
    ...track,
    public_key: newId(),
    position: await readNextPosition(tx, 'music'),
    uploaded_at: context.clock(),
    request_key: requestKey,
  }
  await cancelRemoval(tx, row.id)
  await tx.insertInto('music').values(row).execute()
  await schedule(tx, 'copy-song', row.id, row.uploaded_at)
  await recordChange(tx, row, null, { title: row.title, artist: row.artist })
  return row
}
