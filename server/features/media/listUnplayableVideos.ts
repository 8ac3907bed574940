import type { Context } from '../../platform/context.ts'

/** Lists the videos that visitors would see if they could be played. What is made from the memorial cannot have them either. */
export async function listUnplayableVideos({ db }: Pick<Context, 'db'>) {
  const rows = await db
    .selectFrom('media')
    .select(['title', 'original_name', 'in_slideshow'])
    .where('problem', '=', 'not_playable')
    .where('hidden', '=', 0)
    .where('listed', '=', 1)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({ name: row.title ?? row.original_name, isInSlideshow: row.in_slideshow === 1 }))
}
