import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { BodyOf } from '../../contract/endpoint.ts'
import { filmSizes, remarksHeader } from '../../contract/film.ts'
import * as contract from '../../contract/filmPlan.ts'
import type { Context } from '../context.ts'
import type { Route } from '../http/route.ts'
import { drawScene } from './frames.ts'
import { planFilm, readScene } from './plan.ts'
import { texts } from './texts.ts'

/** The film's parts for a browser that makes it. */
export function filmRoutes(route: Route, context: Context) {
  route(contract.readFilmPlan, async () => {
    const { shown, slides, songs } = await planFilm(context)
    const films = shown.scenes.flatMap((scene) => (scene.kind === 'film' ? [slides.get(scene.id)] : []))
    const files = [...films, ...shown.sounds.map(({ id }) => songs.get(id))]
    const named = files.flatMap((file) =>
      file?.filePath ? [[file.id, { title: file.title, filePath: file.filePath }] as const] : [],
    )
    const remarks = shown.sounds.length === 0 ? [texts.silent] : []
    return { shown, files: Object.fromEntries(named), remarks }
  })
  route(contract.drawFilmStill, async ({ body, reply }) => {
    const { jpeg, report } = await drawStill(context, body)
    reply.type('image/jpeg').header(remarksHeader, encodeURIComponent(JSON.stringify(report)))
    return reply.send(jpeg)
  })
}

async function drawStill(
  context: Context,
  { scene, height, captions }: BodyOf<typeof contract.drawFilmStill>,
) {
  await using folder = await context.spool.folder()
  const file = path.join(folder.path, 'still.jpg')
  const report = new Set<string>()
  const drawing = { size: filmSizes[height], captions, folder: folder.path, report }
  await drawScene(context, await readScene(context, scene), scene, drawing, file)
  return { jpeg: await readFile(file), report: [...report] }
}
