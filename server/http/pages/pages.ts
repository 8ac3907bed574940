import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  PageRendering,
  PageRequest,
  ReadSeed,
  RenderPage,
} from '../../../contract/pages/pageRendering.ts'
import { findServicesEnd } from '../../../domain/calendar/serviceTime.ts'
import type { Resource } from '../../../contract/endpoint.ts'
import { type Language, languageNames, languages } from '../../../domain/language.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { Media } from '../../../contract/media/media.ts'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { readFamilyTexts } from '../../memorial/currentSettings.ts'
import { languageVary, mayWantOtherLanguage } from '../callers/requestLanguage.ts'
import { type AnyPage, isPublic, notFoundPage, type Page, pages } from '../../../contract/pages/page.ts'
import type { Context } from '../../platform/context.ts'
import { CachedResponse, sendCached, toEtag } from '../../platform/cache/cachedResponse.ts'
import { cacheRows } from '../../platform/database/cacheRows.ts'
import type { Revisions } from '../../platform/database/revisions.ts'
import { readDayNotice } from './dayNotice.ts'
import { makePagePolicy } from './contentPolicy.ts'
import { makeBody, makeStyle } from './document.ts'
import { type PageFiles, readManifest } from './manifest.ts'
import { findOrigin } from '../callers/origin.ts'
import { makeHead, makeReader, readMemorial } from './pageHead.ts'
import { readView, type PageView } from './pageView.ts'
import { renderInThread } from './renderInThread.ts'
import { type Find, needsSearch, readFound } from './search.ts'

type Found = Media | undefined
type Need = NonNullable<Page['needs']> | 'search'
type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const htmlHeaders = {
  type: 'text/html; charset=utf-8',
  cacheControl: 'public, no-cache',
  vary: languageVary,
}
/** No page has the URL now, but there may be one later. */
const missingHeaders = { ...htmlHeaders, cacheControl: 'private, no-store' }
/**
 * A header that separates a page from the windows of other sites. Only keepers' pages have it, because it would make a visitor's
 * browser start the first visit again in another process, which takes a third longer.
 */
const isolationHeaders = { 'cross-origin-opener-policy': 'same-origin' }
const SETTINGS_ENDPOINT = 'GET /api/settings'
/** The links at the end of each page begin with the services while one of them is to come. */
const SERVICES_ENDPOINT = 'GET /api/services'
/** The lines of the home page about the day can quote a memory. */
const MEMORIES_ENDPOINT = 'GET /api/memories'
/**
 * The size above which the documents for all Hosts share a body while it is being sent, in bytes. Clients can ask under any number
 * of Hosts, and a page with 2,000 photographs has 4 MB. Smaller documents are compressed as a whole, which is better.
 */
const SHARED_FROM_BYTES = 64 * 1024
/** The size above which they share a body in any case, because to copy it would delay other requests. */
const SHARED_ALWAYS_FROM_BYTES = 16 * 1024 * 1024

/** Serves every page of the contract as HTML with its initial view. Returns the handler for all other URLs. */
export async function servePages(app: FastifyInstance, context: Context, find: Find): Promise<Respond> {
  const findSite = onceEach((texts: ServerTexts) => openSite(context, texts, find))
  // the others are opened when somebody reads them, because each takes memory and time
  await findSite(await readFamilyTexts(context))
  const respond =
    (page: AnyPage): Respond =>
    async (request, reply) => {
      const { texts, familyTexts } = request.caller
      const site = await findSite(page.isInFamilyLanguage ? familyTexts : texts)
      const { needs }: Page = page
      const isFound = !needs || (await site.has(needs, request.revisions))
      // a page that is always open says by itself that it does not exist: the 'not found' page has the name of a closed memorial
      const shownPage = await findPage(site, isFound || page.isAlwaysOpen ? page : notFoundPage, request)
      const cachedResponse = await getDocument(site, shownPage, request.revisions)
      const isMissing = !isFound || shownPage.page === notFoundPage || shownPage.view.opened === null
      reply
        .headers(shownPage.headers)
        .header('content-language', site.texts.language)
        .status(isMissing ? 404 : 200)
      return sendCached(cachedResponse, isMissing ? missingHeaders : htmlHeaders, request, reply)
    }
  for (const page of pages) app.get(page.path, respond(page))
  return respond(notFoundPage)
}

/** The pages in one language, which speak of one person. */
interface Site {
  context: Context
  texts: ServerTexts
  render: RenderPage
  read: ReadSeed
  find: Find
  // these two read only after a change
  has: (need: Need, revisions?: Revisions) => boolean | Promise<boolean>
  findPhotograph: (id: string, revisions?: Revisions) => Found | Promise<Found>
  prepare: (page: AnyPage) => ServedPage
}

/** A page of the contract, with everything about the page that is the same for each request. */
interface ServedPage {
  page: AnyPage
  /** the beginning of the name under which its HTML is cached */
  name: string
  files: PageFiles
  headers: Record<string, string>
  /** the resources that the page's HTML is made from */
  resources: Resource[]
}

async function openSite(context: Context, texts: ServerTexts, find: Find): Promise<Site> {
  const { language } = texts
  const findPageFiles = readManifest(context.dist, language)
  const read = makeReader(context.responseCache, texts)
  const cachedNeeds = cacheRows<boolean>(context.revisions)
  const cachedPhotographs = cacheRows<Found>(context.revisions)
  return {
    context,
    texts,
    render: await loadRender(context.dist, language),
    read,
    find,
    has: (need, revisions) => cachedNeeds(need, () => findNeed(context, read, need), revisions),
    findPhotograph: (id, revisions) => cachedPhotographs(id, () => readPhotograph(read, id), revisions),
    prepare: onceEach((page) => preparePage(context, page, texts, findPageFiles(page))),
  }
}

async function findNeed({ db }: Context, read: ReadSeed, need: Need): Promise<boolean> {
  if (need === 'search') return needsSearch(read)
  if (need === 'sendLink')
    return (await db.selectFrom('send_link').select('id').executeTakeFirst()) !== undefined
  return (await read(SETTINGS_ENDPOINT))[need] === 'on'
}

async function readPhotograph(read: ReadSeed, id: string): Promise<Found> {
  const [item] = await read('GET /api/media', { ids: [id] })
  return item?.fileType === 'image' ? item : undefined
}

function preparePage(
  { responseCache }: Context,
  page: AnyPage,
  { key }: ServerTexts,
  files: PageFiles,
): ServedPage {
  const endpoints = [
    ...page.reads,
    SETTINGS_ENDPOINT,
    ...(hasPageLinks(page) ? [SERVICES_ENDPOINT] : []),
    ...(hasDayNotice(page) ? [MEMORIES_ENDPOINT] : []),
  ]
  return {
    page,
    name: `${page.path} ${key}`,
    files,
    headers: {
      'content-security-policy': makePagePolicy(makeStyle(files)),
      ...(isPublic(page) ? {} : isolationHeaders),
    },
    resources: [...new Set(endpoints.flatMap(responseCache.listResources))],
  }
}

interface ShownPage extends ServedPage {
  view: PageView
  origin: string
}

/** Finds what of a page responds to a request. */
async function findPage(site: Site, page: AnyPage, request: FastifyRequest): Promise<ShownPage> {
  const view = await readView(page, request.query as Record<string, unknown>, {
    findPhotograph: (id) => site.findPhotograph(id, request.revisions),
    needsSearch: () => site.has('search', request.revisions),
    readFound: (q) => readFound(page.path, q, site),
  })
  if (!page.isInFamilyLanguage && mayWantOtherLanguage(request))
    view.languages = listOfferedLanguages(request.caller.familyTexts.language)
  return { ...site.prepare(page), view, origin: findOrigin(site.context.config, request) }
}

const listOfferedLanguages = onceEach((familyLanguage: Language) =>
  [...new Set([familyLanguage, ...languages])].map(
    (language) => [language, languageNames[language]] as const,
  ),
)

/**
 * Returns a page's HTML for one origin, if possible from the cache. All origins share the same body. What a search finds is not cached,
 * because strangers can make up any number of queries.
 */
async function getDocument(site: Site, shownPage: ShownPage, revisions?: Revisions): Promise<CachedResponse> {
  if (shownPage.view.found) {
    const body = await renderBody(site, shownPage)
    return makeDocument(site, shownPage, typeof body === 'string' ? new CachedResponse(body) : body)
  }
  const { responseCache } = site.context
  const { view, origin, resources } = shownPage
  const { isComplete, isRandom, show, opened, languages: offered } = view
  const name = `${shownPage.name}${isComplete ? ' complete' : ''}${isRandom ? ' random' : ''}${show ? ` ${show}` : ''}${opened === null ? ' missing' : ''}`
  // the photograph was read before, so the response may be newer than the photograph
  const variant = `${offered ? 'languages ' : ''}${opened ? JSON.stringify(opened) : ''}`
  const bodyName = variant ? { name: `body ${name}`, variant } : `body ${name}`
  return responseCache.get(
    { name: `page ${name}`, variant: `${origin} ${variant}` },
    resources,
    async (current) => {
      const body = await responseCache.get(bodyName, resources, () => renderBody(site, shownPage), current)
      return makeDocument(site, shownPage, body)
    },
    revisions,
  )
}

async function makeDocument(site: Site, shownPage: ShownPage, body: CachedResponse): Promise<CachedResponse> {
  const head = await makeHead(site, shownPage)
  const sharedFrom = site.context.config.publicUrl === null ? SHARED_FROM_BYTES : SHARED_ALWAYS_FROM_BYTES
  if (body.length > sharedFrom && !shownPage.view.opened) return new CachedResponse(head, { rest: body })
  const etag = toEtag(createHash('sha256').update(head).update(body.etag))
  return new CachedResponse(Buffer.concat([Buffer.from(head), body.body]), { etag })
}

async function renderBody(site: Site, { page, view }: ShownPage): Promise<string | CachedResponse> {
  const { isBare, settings } = await readMemorial(site, page)
  const { publicUrl } = site.context.config
  const { language, person } = site.texts
  const data: PageRequest = {
    path: page.path,
    now: new Date(site.context.clock()).toISOString(),
    ...(publicUrl === null ? {} : { origin: publicUrl }),
    ...(isBare ? {} : { name: settings.name }),
    ...(hasPageLinks(page) && {
      servicesEnd: findServicesEnd(await site.read(SERVICES_ENDPOINT), settings.timezone),
    }),
    ...(hasDayNotice(page) && { dayNotice: await readDayNotice(site.context, site.read, site.texts) }),
    ...view,
  }
  if (view.isComplete) {
    const reads = page.reads.map(
      async (endpoint) =>
        [endpoint, (await site.context.responseCache.read(endpoint, site.texts)).body] as const,
    )
    const responses = Object.fromEntries(await Promise.all(reads))
    return renderInThread({
      dist: site.context.dist,
      language,
      request: { ...data, person },
      responses,
    })
  }
  // only the browser renders the other pages, so there is only their initial data
  const rendering: PageRendering = isPublic(page)
    ? await site.render({ ...data, person }, site.read)
    : {
        html: '',
        documentSlide: '',
        data: { ...data, seeds: isBare ? {} : { [SETTINGS_ENDPOINT]: settings } },
      }
  return makeBody(page, rendering, site.texts)
}

/** Whether the page ends in links to the other pages. */
const hasPageLinks = (page: Page) =>
  isPublic(page) && page.isServerRendered && page.path !== notFoundPage.path

const hasDayNotice = ({ path }: Page) => path === '/'

async function loadRender(dist: string, language: Language): Promise<RenderPage> {
  const file = path.join(dist, 'render', language, 'render.js')
  const { render } = (await import(pathToFileURL(file).href)) as { render: RenderPage }
  return render
}
