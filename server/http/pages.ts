import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Drawing, PageRequest, ReadSeed, Render, Seeds } from '../../contract/drawing.ts'
import { type AnyPage, isPublic, notFoundPage, pages } from '../../contract/page.ts'
import { isClosed, readAccessState } from '../access/accessState.ts'
import type { Context } from '../context.ts'
import { sendCached } from './cachedResponse.ts'
import { pagePolicy } from './contentPolicy.ts'
import { documentOf, styleOf } from './document.ts'
import { readManifest } from './manifest.ts'
import { originOf } from './origin.ts'
import { isSearchable } from './robots.ts'

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const html = { type: 'text/html; charset=utf-8', cacheControl: 'public, no-cache', vary: 'Cookie' }
/** Not for visitors: the browser would begin their first visit a second time, in another process, a third later. */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin' }
const SETTINGS = 'GET /api/settings'

/** Every page of the contract as HTML with its first screen drawn; answers with the not-found page, status 404. */
export async function servePages(app: FastifyInstance, context: Context, dist: string): Promise<Respond> {
  const filesOf = readManifest(dist)
  const render = await loadRender(dist)
  const read = readerOf(context)

  const respond = (page: AnyPage): Respond => {
    const files = filesOf(page)
    const headers = {
      'content-security-policy': pagePolicy(Object.values(files.early ?? {}), styleOf(files)),
      ...(isPublic(page) ? {} : ownWindow),
    }
    const resources = new Set([...page.reads, SETTINGS].flatMap(context.responseCache.resourcesOf))
    return async (request, reply) => {
      const origin = originOf(context.config, request)
      // the whole lists, for readers without scripts
      const isComplete = 'all' in (request.query as object)
      const name = `page ${page.path} ${isComplete ? 'complete ' : ''}${origin}`
      const make = async () => {
        const state = await readAccessState(context.db)
        const settings = await context.responseCache.readAnswer(SETTINGS)
        // the login stays open when the memorial is closed
        const isBare = isClosed(state) && !isPublic(page)
        const now = new Date(context.clock()).toISOString()
        const asked: PageRequest = { path: page.path, now, ...(isComplete ? { isComplete } : {}) }
        return documentOf({
          page,
          origin,
          settings: isBare ? null : settings,
          isSearchable: isPublic(page) && isSearchable(settings, state.audience),
          hasFeed: isPublic(page) && state.audience === 'everyone',
          drawing: isPublic(page)
            ? await render(asked, read)
            : undrawn(asked, isBare ? {} : { [SETTINGS]: settings }),
          files,
        })
      }
      const cached = await context.responseCache.get(name, [...resources], make, request.revisions)
      reply.headers(headers)
      return sendCached(cached, html, request, reply)
    }
  }

  for (const page of pages) app.get(page.path, respond(page))
  const respondNotFound = respond(notFoundPage)
  return (request, reply) => respondNotFound(request, reply.status(404))
}

async function loadRender(dist: string): Promise<Render> {
  const file = path.join(dist, 'render', 'render.js')
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
  return render
}

/** The administrator's pages get the settings alone, for their titles; a bare one gets nothing. */
const undrawn = (request: PageRequest, seeds: Seeds): Drawing => ({
  html: '',
  images: [],
  firstSlide: '',
  data: { ...request, seeds },
})

const readerOf =
  ({ responseCache }: Context): ReadSeed =>
  (endpoint, part) =>
    part ? responseCache.readPart(endpoint, part) : responseCache.readAnswer(endpoint)
