import { showReads } from '../../contract/show.ts'
import type { Settings } from '../../contract/settings.ts'
import type { Scene } from '../../contract/timeline.ts'
import { readAsVisitor } from '../cache/readAsVisitor.ts'
import type { Context } from '../context.ts'
import { timelineOf } from './timelineOf.ts'

export type FilmPlan = Awaited<ReturnType<typeof planFilm>>
/** All that a scene is drawn from. */
export type SceneRows = Pick<FilmPlan, 'slides' | 'rows' | 'portrait'>

type PlanContext = Pick<Context, 'db' | 'responseCache'>

/** The show as visitors see it: its timeline, and the rows of all that is in it. */
export async function planFilm(context: PlanContext) {
  const {
    'GET /api/media': media,
    'GET /api/music': songs,
    'GET /api/memories': memories,
    'GET /api/settings': settings,
  } = await readAsVisitor(context, showReads)
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

/** For one scene alone: a browser asks for each of a film. */
export async function readScene(context: PlanContext, scene: Scene): Promise<SceneRows> {
  const ids = scene.kind === 'pictures' ? [...scene.ids] : []
  const { 'GET /api/media': media } = await readAsVisitor(context, ['GET /api/media'], { ids })
  // PostgreSQL takes no empty list
  const rows = ids.length > 0 ? await publicRows(context).where('id', 'in', ids).execute() : []
  return {
    slides: new Map(media.map((slide) => [slide.id, slide])),
    rows: new Map(rows.map((row) => [row.id, row])),
    portrait:
      scene.kind === 'title'
        ? await readPortrait(
            context,
            (await readAsVisitor(context, ['GET /api/settings']))['GET /api/settings'],
          )
        : undefined,
  }
}

const publicRows = ({ db }: PlanContext) =>
  db.selectFrom('media').selectAll().where('public_key', 'is not', null)

const readPortrait = (context: PlanContext, { portraitPath }: Pick<Settings, 'portraitPath'>) =>
  publicRows(context)
    .where('kind', '=', 'image')
    .where('public_key', '=', portraitPath?.split('/')[2] ?? '')
    .executeTakeFirst()
