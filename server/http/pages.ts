import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Resource } from '../../contract/endpoint.ts'
import type { Media } from '../../contract/media.ts'
import type { Memory } from '../../contract/memories.ts'
import { notFoundPage, type Page, pages, type Read } from '../../contract/page.ts'
import type { Settings } from '../../contract/settings.ts'
import type { Context } from '../context.ts'
import { documentOf } from './document.ts'
import type { CachedResponse } from './cachedResponse.ts'
import { sendCached } from './cachedResponse.ts'
import { readManifest } from './manifest.ts'

/** How many items of a list the first screen shows. */
const FIRST_SCREEN = 12

export interface FirstPicture {
  href: string
  srcset?: string
  sizes?: string
  type?: string
}
export interface Drawing {
  html: string
  images: FirstPicture[]
}
export type Seeds = Partial<Record<Read, unknown>>
type Render = (drawn: { path: string; now: string; seeds: Seeds }) => Drawing

const html = { type: 'text/html; charset=utf-8', cacheControl: 'public, no-cache', vary: 'Cookie' }
const SETTINGS = 'GET /api/settings'

/** Every page of the contract as HTML with its first screen drawn, and the not-found page with status 404. */
export async function servePages(app: FastifyInstance, context: Context, dist: string) {
  const filesOf = readManifest(path.join(dist, 'web'))
  const draw = await loadRender(dist)

  const page = async (page: Page, request: FastifyRequest): Promise<CachedResponse> => {
    const origin = context.config.publicUrl ?? `${request.protocol}://${request.host}`
    const resources = new Set<Resource>(
      [...page.reads, SETTINGS].flatMap((read) => context.responseCache.resourcesOf(read)),
    )
    return context.responseCache.get(`page ${page.path} ${origin}`, [...resources], async () => {
      const seeds = await seedsOf(context, page)
      const drawn = { path: page.path, now: new Date(context.clock()).toISOString(), seeds }
      const drawing = page.drawn ? draw(drawn) : { html: '', images: [] }
      const settings = await readAs<Settings>(context, SETTINGS)
      return documentOf({ page, origin, settings, drawn, drawing, files: filesOf(page) })
    })
  }

  for (const each of pages)
    app.get(each.path, async (request, reply) => sendCached(await page(each, request), html, request, reply))
  return async (request: FastifyRequest, reply: Parameters<typeof sendCached>[3]) =>
    sendCached(await page(notFoundPage, request), html, request, reply.status(404))
}

async function loadRender(dist: string): Promise<Render> {
  const file = path.join(dist, 'render', 'render.js')
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
  return render
}

const readAs = async <T>(context: Context, read: string): Promise<T> =>
  JSON.parse((await context.responseCache.read(read)).body.toString()) as T

/** The answers a drawn page begins with, lists cut to the first screen; an undrawn page gets the settings alone. */
async function seedsOf(context: Context, page: Page): Promise<Seeds> {
  const seeds: Seeds = {}
  for (const read of page.drawn ? page.reads : ([SETTINGS] as const))
    seeds[read] = await readAs(context, read)
  const memories = seeds['GET /api/memories'] as Memory[] | undefined
  const media = seeds['GET /api/media'] as Media[] | undefined
  if (memories) seeds['GET /api/memories'] = memories.slice(0, FIRST_SCREEN)
  if (media)
    seeds['GET /api/media'] = memories
      ? shownBy(memories.slice(0, FIRST_SCREEN), media)
      : media.slice(0, FIRST_SCREEN)
  return seeds
}

function shownBy(memories: Memory[], media: Media[]): Media[] {
  const ids = new Set(memories.flatMap(({ mediaIds }) => mediaIds))
  return media.filter(({ id }) => ids.has(id))
}
