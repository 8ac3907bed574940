import { hasFfmpeg } from '../../codecs/ffmpeg.ts'
import type { Format } from '../../codecs/formats.ts'
import type { Context } from '../../context.ts'
import { change } from '../../database/change.ts'
import { Failure } from '../../errors/fail.ts'
import { localOriginal } from '../media/makeDerivatives.ts'
import type { MusicRow } from './music.ts'

/** Looks for a song's beat, once, where ffmpeg is. */
export async function saveBeat(context: Context, row: MusicRow): Promise<void> {
  if (row.beat !== null || !(await hasFfmpeg())) return
  const { spool, codecs } = context
  await using folder = await spool.folder()
  const file = await localOriginal(context, row.id, folder.path)
  const source = { path: file, format: row.format as Format, name: row.original_name }
  const found = await codecs.findBeat(source, folder.path).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error
    return null
  })
  const beat = JSON.stringify(found)
  await change(context, found ? ['music'] : [], (tx) =>
    tx.updateTable('music').set({ beat }).where('id', '=', row.id).execute(),
  )
}
