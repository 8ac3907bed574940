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
import type { Media } from '../../contract/media.ts'
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
import { sendCached } from '../cache/cachedResponse.ts'
import type { ResponseCache } from '../cache/responseCache.ts'
import { pagePolicy } from './contentPolicy.ts'
import { bodyOf, documentOf, styleOf } from './document.ts'
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
  const { responseCache } = context
  const { publicUrl } = context.config
  const read = readerOf(responseCache)

  const servicesOn = ({ reads }: Page) =>
    reads.includes('GET /api/services') ? responseCache.readAnswer('GET /api/services') : []

  const respond = (page: AnyPage & Page): Respond => {
    const files = filesOf(page)
    const headers = {
      'content-security-policy': pagePolicy(styleOf(files)),
      ...(isPublic(page) ? {} : ownWindow),
    }
    const resources = [...new Set([...page.reads, SETTINGS].flatMap(responseCache.resourcesOf))]

    const readMemorial = async () => {
      const { audience } = await readAccessState(context.db)
      // the login stays open when the memorial is closed
      const isBare = isClosed({ audience }) && (!isPublic(page) || page.opensAlone === true)
      return { audience, isBare, settings: await responseCache.readAnswer(SETTINGS) }
    }

    const drawBody = async (view: View): Promise<string> => {
      const { isBare, settings } = await readMemorial()
      const now = new Date(context.clock()).toISOString()
      const data: PageRequest = {
        path: page.path,
        now,
        ...(publicUrl === null ? {} : { origin: publicUrl }),
        ...(isBare ? {} : { name: settings.name }),
        ...view,
      }
      const drawing = isPublic(page)
        ? await render(data, read)
        : undrawn(data, isBare ? {} : { [SETTINGS]: settings })
      return bodyOf(page, drawing)
    }

    const makeDocument = async (origin: string, opened: View['opened'], body: Buffer): Promise<Buffer> => {
      const { audience, isBare, settings } = await readMemorial()
      const isOpen = isPublic(page) && page !== notFoundPage && audience === 'everyone'
      return documentOf({
        page,
        origin,
        settings: isBare ? null : settings,
        isSearchable: isPublic(page) && (await isSearchable(context.db, settings, audience)),
        structured: isOpen ? structuredData(origin, settings, await servicesOn(page)) : '',
        hasFeed: isPublic(page) && audience === 'everyone',
        opened,
        body,
        files,
      })
    }

    return async (request, reply) => {
      if (page.setting && (await responseCache.readAnswer(SETTINGS))[page.setting] !== 'on')
        return respondNotFound(request, reply.status(404))
      const { revisions } = request
      const view = await readView(read, page, request.query as Record<string, unknown>)
      const { isComplete, isRandom, show, opened } = view
      const isMissing = opened === null
      const origin = originOf(context.config, request)
      const name = `${page.path} ${isComplete && 'complete'} ${isRandom && 'random'} ${show} ${isMissing && 'missing'}`
      const bodyName = opened ? { name: `body ${name}`, asked: opened.id } : `body ${name}`
      const cached = await responseCache.get(
        { name: `page ${name}`, asked: `${opened?.id} ${origin}` },
        resources,
        async () => {
          const { body } = await responseCache.get(bodyName, resources, () => drawBody(view), revisions)
          return makeDocument(origin, opened, body)
        },
        revisions,
      )
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

/** The parts of a page's address that its drawing depends on. */
type View = Pick<PageRequest, 'isComplete' | 'isRandom' | 'show' | 'opened'>

/** Reads them: the whole list for readers without scripts, or one photograph; one kind; a random order. */
async function readView(read: ReadSeed, page: Page, query: Record<string, unknown>): Promise<View> {
  const { all, show, photo, random, [firstPictureParameter]: from } = query
  const showsPhotos = page.drawn && page.reads.includes('GET /api/media')
  const isComplete = showsPhotos && all !== undefined
  return {
    ...(isComplete ? { isComplete } : {}),
    // the script alone knows with which picture such a show begins
    ...((random ?? from) === undefined || page.drawn ? {} : { isRandom: true }),
    ...(page.path === '/gallery' && isShownKind(show) ? { show } : {}),
    ...(showsPhotos && !isComplete && typeof photo === 'string' && photo
      ? { opened: await findPhotograph(read, photo) }
      : {}),
  }
}

async function findPhotograph(read: ReadSeed, id: string): Promise<Media | null> {
  // else PostgreSQL would refuse some
  if (!/^[\w-]{1,64}$/.test(id)) return null
  const [item] = await read('GET /api/media', { ids: [id] })
  return item?.fileType === 'image' ? item : null
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
  (responseCache: ResponseCache): ReadSeed =>
  (endpoint, part) =>
    part ? responseCache.readPart(endpoint, part) : responseCache.readAnswer(endpoint)
