import type { FastifyRequest } from 'fastify'
import type { Failure } from '../fail.ts'
import { plainPage } from './plainPage.ts'
import { texts } from './texts.ts'

/** Whether a browser asked for a page, and a person will look at the answer. */
export const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !/^\/(api|uploads)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

/** A page for the case that none can be made: it looks again by itself when that makes sense. */
export const errorPage = ({ message, retryAfter }: Failure) =>
  plainPage({
    title: texts.error.title,
    body: `<p>${message}</p>\n<p><a href="">${texts.error.again}</a></p>`,
    head: retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : '',
  })
