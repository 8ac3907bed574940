import { showReads } from '../../../contract/pages/show.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import type { Context } from '../../platform/context.ts'
import { planShow } from '../../../domain/planShow.ts'
import { isShownPhotograph } from '../../../domain/slides.ts'
import { listUnplayableVideos } from '../../features/media/listUnplayableVideos.ts'
import { readAs } from '../../features/readAs.ts'
import { anyVisitor } from '../../http/callers/caller.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import type { Report } from '../report.ts'

export type FilmPlan = Awaited<ReturnType<typeof planFilm>>

/** The options that the pictures and the sound of a film share. */
export interface FilmMaking {
  folder: string
  report: Report
  signal: AbortSignal | undefined
}

type PlanContext = Pick<Context, 'db' | 'revisions' | 'config' | 'clock'>

/**
 * Plans the slideshow as visitors see it, without the songs with the ids in `lostSongs`. Returns its timeline, its slides, the
 * database rows of these and of all songs, and whether visitors see any photograph, in the slideshow or elsewhere. Also
 * returns the videos that cannot be played, and what the film says in the family's language.
 */
export async function planFilm(context: PlanContext, lostSongs: ReadonlySet<string> = new Set()) {
  const texts = await readFamilyTexts(context)
  const {
    'GET /api/media': media,
    'GET /api/music': allSongs,
    'GET /api/memories': memories,
    'GET /api/settings': settings,
  } = await readAs(anyVisitor, texts, context, showReads)
  const songs = allSongs.filter(({ id }) => !lostSongs.has(id))
  const planned = planShow({ media, songs, memories, settings })
  const rows = await publicRows(context).execute()
  return {
    timeline: planned.timeline,
    hasCaptions: planned.hasCaptions,
    hasPhotographs: media.some(isShownPhotograph),
    slides: new Map(planned.slides.map((slide) => [slide.id, slide])),
    songRows: new Map(
      (await context.db.selectFrom('music').selectAll().execute()).map((row) => [row.id, row]),
    ),
    rows: new Map(rows.map((row) => [row.id, row])),
    unplayableVideos: settings.slideshowFilms === 'on' ? await listUnplayableVideos(context) : [],
    portrait: await readPortrait(context, settings),
    texts,
  }
}

const publicRows = ({ db }: PlanContext) =>
  db.selectFrom('media').selectAll().where('public_key', 'is not', null)

const readPortrait = (context: PlanContext, { portraitPath }: Pick<Settings, 'portraitPath'>) =>
  publicRows(context)
    .where('kind', '=', 'image')
    .where('public_key', '=', portraitPath?.split('/')[2] ?? '')
    .executeTakeFirst()
