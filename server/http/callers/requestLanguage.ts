import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguageHeader } from '../../../contract/endpoint.ts'
import { pages } from '../../../contract/pages/page.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { chooseLanguage, listAcceptedLanguages } from './chooseLanguage.ts'

const COOKIE_NAME = 'language'
const COOKIE_SECONDS = (365 * DAY) / 1_000

/** The names of the request headers on which a response in the reader's language depends. */
export const languageVary = `Accept-Language, Cookie, ${pageLanguageHeader}`

/**
 * Finds the language that a request asks for. `?language=de` in the URL of a page is the reader's choice, which a cookie keeps. Otherwise
 * requests of our own pages name the language of the page, so that what a page fetches is never in another language than the page.
 */
export const findRequestLanguage = (request: FastifyRequest): Language | undefined =>
  chooseLanguage({
    asked: findAsked(request),
    page: request.headers[pageLanguageHeader],
    cookie: request.cookies[COOKIE_NAME],
    acceptLanguage: request.headers['accept-language'],
  })

/** Whether the reader may want another language than the memorial's: the browser asks for one as well, or one was chosen. */
export const mayWantOtherLanguage = (request: FastifyRequest): boolean =>
  [findAsked(request), request.cookies[COOKIE_NAME]].some(isLanguage) ||
  listAcceptedLanguages(request.headers['accept-language']).some(
    (accepted) => accepted !== request.caller.familyTexts.language,
  )

/** Keeps the choice of a reader who asks for a page in a language. */
export function keepLanguage(request: FastifyRequest, reply: FastifyReply) {
  const asked = findAsked(request)
  if (!isLanguage(asked) || !isPage(request)) return
  request.isPrivate = true
  // the script of a page can change it, so it is not HttpOnly
  reply.setCookie(COOKIE_NAME, asked, {
    path: '/',
    maxAge: COOKIE_SECONDS,
    secure: 'auto',
    sameSite: 'lax',
  })
}

const findAsked = ({ method, url, query }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
    ? (query as Record<string, unknown>).language
    : undefined

/** A program that reads a feed, a calendar or a picture keeps no choice, and caches may share what it gets. */
const isPage = ({ routeOptions }: FastifyRequest) => pages.some(({ path }) => path === routeOptions.url)
