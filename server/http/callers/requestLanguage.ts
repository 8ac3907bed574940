import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pageLanguageHeader } from '../../../contract/endpoint.ts'
import { pages } from '../../../contract/pages/page.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { DAY } from '../../../domain/timeUnits.ts'
import { readFamilyLanguage } from '../../memorial/familyLanguage.ts'
import type { Context } from '../../platform/context.ts'
import { chooseLanguage, listAcceptedLanguages } from './chooseLanguage.ts'

const COOKIE_NAME = 'language'
const COOKIE_SECONDS = (365 * DAY) / 1_000

/** The names of the request headers on which a response in the reader's language depends. */
export const languageVary = `Accept-Language, Cookie, ${pageLanguageHeader}`

/**
 * Sets the languages of every request. `?language=de` in the URL of a page is the reader's choice, which a cookie keeps. Otherwise
 * requests of our own pages name the language of the page, so that what a page fetches is never in another language than the page.
 */
export function identifyLanguages(app: FastifyInstance, context: Context) {
  app.decorateRequest('language', 'en')
  app.decorateRequest('familyLanguage', 'en')
  app.decorateRequest('offersLanguages', false)
  app.addHook('onRequest', async (request, reply) => {
    const { headers, cookies } = request
    const asked = isForPage(request) ? (request.query as Record<string, unknown>).language : undefined
    const acceptLanguage = headers['accept-language']
    const cookie = cookies[COOKIE_NAME]
    const language = chooseLanguage({ asked, page: headers[pageLanguageHeader], cookie, acceptLanguage })
    // if the family's language cannot be read, the error about it is still in the reader's
    request.language = language ?? 'en'
    if (needsNoText(request)) return
    request.revisions = await context.revisions.read()
    const familyLanguage = await readFamilyLanguage(context, request.revisions)
    request.familyLanguage = familyLanguage
    request.language = language ?? familyLanguage
    request.offersLanguages =
      [asked, cookie].some(isLanguage) ||
      listAcceptedLanguages(acceptLanguage).some((accepted) => accepted !== familyLanguage)
    if (!isLanguage(asked) || !isPage(request)) return
    request.isPrivate = true
    // the script of a page can change it, so it is not HttpOnly
    reply.setCookie(COOKIE_NAME, asked, {
      path: '/',
      maxAge: COOKIE_SECONDS,
      secure: 'auto',
      sameSite: 'lax',
    })
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** the language in which the response speaks to its reader */
    language: Language
    familyLanguage: Language
    /** whether the reader may want another language than the memorial's: the browser asks for one as well, or one was chosen */
    offersLanguages: boolean
  }
}

/** Whether the response is a file, or for a program that asks whether the server runs. Such a request must not need the database. */
const needsNoText = ({ url, routeOptions }: FastifyRequest) =>
  routeOptions.config?.isAsset === true || /^\/(?:uploads\/|healthz|readyz|metrics|robots\.txt)/.test(url)

/** A program that reads a feed, a calendar or a picture keeps no choice, and caches may share what it gets. */
const isPage = ({ routeOptions }: FastifyRequest) => pages.some(({ path }) => path === routeOptions.url)

const isForPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
