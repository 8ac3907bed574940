import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { hasFfmpeg } from '../../../codecs/programs/ffmpeg.ts'
import type { Format } from '../../../../domain/files/formats.ts'
import { getVideoName } from '../../../codecs/videos/videoName.ts'
import { change } from '../../../platform/database/change.ts'
import { Failure } from '../../../base/errors/fail.ts'
import type { Context } from '../../../platform/context.ts'
import { schedule } from '../../../memorial/jobs/schedule.ts'
import { serializeFocalPoint } from '../rows/adjustment.ts'
import { fetchOriginal } from './makeDerivatives.ts'
import type { MediaRow } from '../rows/present.ts'
import { removeUnstored } from '../../../memorial/files/lifecycle.ts'
import { updateVisibility } from '../visibility.ts'
import { makeStoredKey, ORIGINAL_NAME } from '../../../platform/storage/keys.ts'

/** Makes the playable copy of a video again, if the video still exists. */
export async function renewVideo(context: Context, id: string): Promise<void> {
  const row = await context.db.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.kind === 'video') await makePlayable(context, row)
  await removeUnstored(context, row?.folder ?? id)
}

/** Runs when a server starts. If ffmpeg is installed now, schedules another attempt for each video that could not be played. */
export async function retryVideos(context: Context): Promise<void> {
  const rows = await context.db
    .selectFrom('media')
    .select('id')
    .where('problem', '=', 'not_playable')
    .execute()
  if (rows.length === 0 || !(await hasFfmpeg())) return
  await change(context, [], async (tx) => {
    for (const { id } of rows) await schedule(tx, 'renew-film', id, context.clock())
  })
}

/** Makes the playable copy of a video again, and gives the video a new URL. If no copy can be made, the video is hidden. */
async function makePlayable(context: Context, row: MediaRow): Promise<void> {
  await using folder = await context.spool.makeFolder()
  const file = await fetchOriginal(context, row, folder.path)
  const outputFolder = path.join(folder.path, 'derivatives')
  await mkdir(outputFolder)
  const format = row.format as Format
  const source = { path: file, format, name: row.original_name }
  const video = await context.codecs.probeVideo(source, outputFolder).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    return null
  })
  for (const { name, path } of video?.derivatives ?? [])
    await context.storage.put(makeStoredKey(row, name), path)
  if (video?.isPlayable) {
    const { width, height, duration } = video
    const poster = video.hasPoster
      ? {
          has_poster: 1 as const,
          placeholder: video.placeholder,
          focal_point: serializeFocalPoint(video.focalPoint),
        }
      : {}
    const shownColumns = {
      shown_name: getVideoName(format),
      problem: video.isSilent ? ('silent' as const) : null,
      width,
      height,
      duration,
      ...poster,
    }
    await updateShownVideo(context, row.id, shownColumns)
  } else if (row.problem !== 'not_playable') {
    await updateShownVideo(context, row.id, { shown_name: ORIGINAL_NAME, problem: 'not_playable' })
  }
}

async function updateShownVideo(context: Context, id: string, columns: Partial<MediaRow>) {
  await change(context, ['media', 'memories'], async (tx) => {
    const rowBefore = await tx
      .selectFrom('media')
      .select('public_key')
      .where('id', '=', id)
      .executeTakeFirst()
    await tx
      .updateTable('media')
      .set({ ...columns, public_key: null })
      .where('id', '=', id)
      .execute()
    if (rowBefore?.public_key) await schedule(tx, 'remove-public', rowBefore.public_key, context.clock())
    await updateVisibility(tx, [id], context.clock())
  })
}
