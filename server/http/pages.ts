import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  type Drawing,
  type PageRequest,
  type ReadSeed,
  type Render,
  type Seeds,
  type ShownKind,
  shownKinds,
} from '../../contract/drawing.ts'
import {
  type AnyPage,
  firstPictureParameter,
  isPublic,
  notFoundPage,
  type Page,
  pages,
} from '../../contract/page.ts'
import { isClosed, readAccessState } from '../features/access/accessState.ts'
import type { Context } from '../context.ts'
import { CachedResponse, sendCached } from '../cache/cachedResponse.ts'
import { pagePolicy } from './contentPolicy.ts'
import { documentOf, styleOf } from './document.ts'
import { readManifest } from './manifest.ts'
import { originOf } from './origin.ts'
import { isSearchable } from './robots.ts'
import { structuredData } from './structuredData.ts'

type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const html = { type: 'text/html; charset=utf-8', vary: 'Cookie' }
/** Not for visitors: the browser would begin their first visit a second time, in another process, a third later. */
const ownWindow = { 'cross-origin-opener-policy': 'same-origin' }
const SETTINGS = 'GET /api/settings'

/** Every page of the contract as HTML with its initial view drawn; answers with the not-found page, status 404. */
export async function servePages(app: FastifyInstance, context: Context, dist: string): Promise<Respond> {
  const filesOf = readManifest(dist)
  const render = await loadRender(dist)
  const read = readerOf(context)

  const servicesOn = ({ reads }: Page) =>
    reads.includes('GET /api/services') ? context.responseCache.readAnswer('GET /api/services') : []

  const respond = (page: AnyPage & Page): Respond => {
    const files = filesOf(page)
    const headers = {
      'content-security-policy': pagePolicy(styleOf(files)),
      ...(isPublic(page) ? {} : ownWindow),
    }
    const resources = new Set([...page.reads, SETTINGS].flatMap(context.responseCache.resourcesOf))
    return async (request, reply) => {
      if (page.setting && (await context.responseCache.readAnswer(SETTINGS))[page.setting] !== 'on')
        return respondNotFound(request, reply.status(404))
      const origin = originOf(context.config, request)
      const asked = readQuery(page, request.query as Record<string, unknown>)
      const name = [
        'page',
        page.path,
        asked.isComplete && 'complete',
        asked.isRandom && 'random',
        asked.show,
        origin,
      ].join(' ')
      let isMissing = false
      const make = async () => {
        const state = await readAccessState(context.db)
        const settings = await context.responseCache.readAnswer(SETTINGS)
        // the login stays open when the memorial is closed
        const isBare = isClosed(state) && (!isPublic(page) || page.opensAlone === true)
        const now = new Date(context.clock()).toISOString()
        const data: PageRequest = {
          path: page.path,
          now,
          origin,
          ...(isBare ? {} : { name: settings.name }),
          ...asked,
        }
        const drawing = isPublic(page)
          ? await render(data, read)
          : undrawn(data, isBare ? {} : { [SETTINGS]: settings })
        isMissing = drawing.data.opened === null
        const isOpen = isPublic(page) && page !== notFoundPage && state.audience === 'everyone'
        return documentOf({
          page,
          origin,
          settings: isBare ? null : settings,
          isSearchable: isPublic(page) && (await isSearchable(context.db, settings, state.audience)),
          structured: isOpen ? structuredData(origin, settings, await servicesOn(page)) : '',
          hasFeed: isPublic(page) && state.audience === 'everyone',
          drawing,
          files,
        })
      }
      // not cached, because there are as many of them as photographs
      const cached =
        asked.photo === undefined
          ? await context.responseCache.get(name, [...resources], make, request.revisions)
          : new CachedResponse(await make())
      reply.headers(headers)
      if (isMissing) reply.status(404)
      // no page has this address today, but one may tomorrow
      const cacheControl = page === notFoundPage || isMissing ? 'private, no-store' : 'public, no-cache'
      return sendCached(cached, { ...html, cacheControl }, request, reply)
    }
  }

  for (const page of pages) app.get(page.path, respond(page))
  const respondNotFound = respond(notFoundPage)
  return (request, reply) => respondNotFound(request, reply.status(404))
}

/** The parameters of a page's address: whole lists for readers without scripts, one kind, one photograph, a random order. */
function readQuery(page: Page, query: Record<string, unknown>): Partial<PageRequest> {
  const { all, show, photo, random, [firstPictureParameter]: from } = query
  const showsPhotos = page.drawn && page.reads.includes('GET /api/media')
  return {
    ...(all === undefined ? {} : { isComplete: true }),
    // the script alone knows with which picture such a show begins
    ...((random ?? from) === undefined || page.drawn ? {} : { isRandom: true }),
    ...(page.path === '/gallery' && isShownKind(show) ? { show } : {}),
    ...(showsPhotos && typeof photo === 'string' && photo ? { photo } : {}),
  }
}

const isShownKind = (show: unknown): show is ShownKind =>
  typeof show === 'string' && Object.hasOwn(shownKinds, show)

async function loadRender(dist: string): Promise<Render> {
  const file = path.join(dist, 'render', 'render.js')
  const { render } = (await import(pathToFileURL(file).href)) as { render: Render }
  return render
}

/** The administrator's pages get the settings alone, for their titles; a bare one gets nothing. */
const undrawn = (request: PageRequest, seeds: Seeds): Drawing => ({
  html: '',
  documentSlide: '',
  data: { ...request, seeds },
})

const readerOf =
  ({ responseCache }: Context): ReadSeed =>
  (endpoint, part) =>
    part ? responseCache.readPart(endpoint, part) : responseCache.readAnswer(endpoint)
