import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageLanguageHeader } from '../../../contract/endpoint.ts'
import { pages } from '../../../contract/pages/page.ts'
import { isLanguage, type Language } from '../../../domain/language.ts'
import { DAY } from '../../../domain/timeUnits.ts'

const COOKIE_NAME = 'language'
const COOKIE_SECONDS = (365 * DAY) / 1_000

/** The names of the request headers on which a response in the reader's language depends. */
export const languageVary = `Accept-Language, Cookie, ${pageLanguageHeader}`

/** The parts of a request that name the language of its reader. Anyone can send anything there, not only languages. */
type LanguageHints = Pick<FastifyRequest, 'method' | 'url' | 'query' | 'headers' | 'cookies'>

/**
 * Finds the reader's language; undefined if the request says nothing of it, or only of languages that we do not have. `?language=de` in
 * the URL of a page is the reader's choice, which a cookie keeps. Otherwise requests of our own pages name the language of the page, so
 * that what a page fetches is never in another language than the page.
 */
export const findRequestLanguage = (request: LanguageHints): Language | undefined =>
  [findAsked(request), request.headers[pageLanguageHeader], request.cookies[COOKIE_NAME]].find(isLanguage) ??
  listAcceptedLanguages(request.headers['accept-language'])[0]

/**
 * Whether the reader may want another language than the memorial's: one was chosen, the browser asks for one as well, or for none that
 * we have.
 */
export const mayWantOtherLanguage = (request: FastifyRequest): boolean => {
  const names = parseRanges(request.headers['accept-language']).map(({ name }) => name)
  const accepted = names.flatMap((name) => toLanguage(name) ?? [])
  return (
    [findAsked(request), request.cookies[COOKIE_NAME]].some(isLanguage) ||
    accepted.some((language) => language !== request.caller.familyTexts.language) ||
    (accepted.length === 0 && names.length > 0 && !names.includes('*'))
  )
}

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

const findAsked = ({ method, url, query }: LanguageHints) =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/api/')
    ? (query as Record<string, unknown>).language
    : undefined

/** A program that reads a feed, a calendar or a picture keeps no choice, and caches may share what it gets. */
const isPage = ({ routeOptions }: FastifyRequest) => pages.some(({ path }) => path === routeOptions.url)

/** Lists the languages of ours that an Accept-Language header names, the preferred one first (RFC 9110, 12.5.4). */
export const listAcceptedLanguages = (header?: string): readonly Language[] =>
  parseRanges(header)
    .toSorted((a, b) => b.quality - a.quality)
    .flatMap(({ name }) => toLanguage(name) ?? [])

/** Parses the ranges of an Accept-Language header that a reader accepts: languages without their subtags, or '*'. */
const parseRanges = (header = '') =>
  header.split(',').flatMap((range) => {
    const [, name, quality = '1'] = RANGE.exec(range) ?? []
    return name && Number(quality) > 0 ? [{ name: name.toLowerCase(), quality: Number(quality) }] : []
  })

/** Matches any language, or one with or without subtags, such as 'de-AT', and its quality. */
const RANGE =
  /^[ \t]*(\*|[a-z]{2,8})(?:-[a-z\d]{1,8})*[ \t]*(?:;[ \t]*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)[ \t]*)?$/i

/** Old programs call Hebrew 'iw'. */
const toLanguage = (name: string) => [name === 'iw' ? 'he' : name].find(isLanguage)
