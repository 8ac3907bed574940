import { createHash } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type AnyPage, notFoundPage, type PageRead, pages } from '../../../contract/pages/page.ts'
import type { PageRequest, RenderPage, VisitorResponses } from '../../../contract/pages/pageRendering.ts'
import type { Language } from '../../../domain/language.ts'
import { anyPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import { toEtag } from '../../platform/cache/cachedResponse.ts'
import { makeBody } from './document.ts'

/** A page to render, with the responses that it reads, as JSON. */
export interface PageTask {
  dist: string
  language: Language
  request: PageRequest
  responses: Partial<Record<PageRead, Uint8Array>>
}

/** The body of a page's document. */
export interface RenderedBody {
  body: Uint8Array
  etag: string
}

// on Linux, this lowers the priority of this thread alone, so that other requests come first
if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)

const { dist, language, request, responses } = workerData as PageTask
const { render } = (await import(pathToFileURL(path.join(dist, 'render', language, 'render.js')).href)) as {
  render: RenderPage
}
const read = async <R extends PageRead>(endpoint: R) =>
  JSON.parse(Buffer.from(responses[endpoint] ?? []).toString()) as VisitorResponses[R]
const page: AnyPage = pages.find(({ path }) => path === request.path) ?? notFoundPage
const body = new TextEncoder().encode(
  makeBody(page, await render(request, read), inLanguage(language, request.person ?? anyPerson)),
)
const rendered: RenderedBody = { body, etag: toEtag(createHash('sha256').update(body)) }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is a thread, not a window
parentPort?.postMessage(rendered, [body.buffer])
