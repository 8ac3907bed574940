import { listMedia as mediaEndpoint } from '../../contract/media.ts'
import { listMemories as memoriesEndpoint } from '../../contract/memories.ts'
import { listMusic as musicEndpoint } from '../../contract/music.ts'
import { readSettings as settingsEndpoint, type Settings } from '../../contract/settings.ts'
import type { AnswersContext } from '../book/answers.ts'
import { listMedia } from '../features/media/media.ts'
import { listMemories } from '../features/memories/memories.ts'
import { listMusic } from '../features/music/music.ts'
import { readSettings } from '../features/settings/settings.ts'
import { anyVisitor } from '../http/caller.ts'
import { timelineOf } from './timelineOf.ts'

export type FilmPlan = Awaited<ReturnType<typeof planFilm>>

/** The show as visitors see it: its timeline, and the rows of all that is in it. */
export async function planFilm(context: AnswersContext) {
  const settings = settingsEndpoint.answer.parse(await readSettings(context, anyVisitor))
  const memories = memoriesEndpoint.answer.parse(await listMemories(context, anyVisitor))
  const songs = musicEndpoint.answer.parse(await listMusic(context, anyVisitor))
  const media = mediaEndpoint.answer.parse(await listMedia(context, anyVisitor))
  const { shown, slides } = timelineOf({ media, songs, memories, settings })
  const rows = await publicRows(context).execute()
  return {
    shown,
    slides: new Map(slides.map((slide) => [slide.id, slide])),
    songs: new Map(songs.map((song) => [song.id, song])),
    songRows: new Map(
      (await context.db.selectFrom('music').selectAll().execute()).map((row) => [row.id, row]),
    ),
    rows: new Map(rows.map((row) => [row.id, row])),
    portrait: await readPortrait(context, settings),
  }
}

const publicRows = ({ db }: AnswersContext) =>
  db.selectFrom('media').selectAll().where('public_key', 'is not', null)

const readPortrait = (context: AnswersContext, { portraitPath }: Pick<Settings, 'portraitPath'>) =>
  publicRows(context)
    .where('kind', '=', 'image')
    .where('public_key', '=', portraitPath?.split('/')[2] ?? '')
    .executeTakeFirst()
