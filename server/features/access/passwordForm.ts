import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFoundPage, publicPaths } from '../../../contract/pages/page.ts'
import type { Context } from '../../platform/context.ts'
import type { Language } from '../../../domain/language.ts'
import { onceEach } from '../../base/concurrency/onceEach.ts'
import { Failure } from '../../base/errors/fail.ts'
import { makeScriptPolicy } from '../../http/pages/contentPolicy.ts'
import { readManifest } from '../../http/pages/manifest.ts'
import { readCurrentSettings } from '../../memorial/currentSettings.ts'
import { type AccessState, isClosed, readAccessState } from '../../memorial/accessState.ts'
import { checkPassword } from './access.ts'
import { cookieField, passwordField, renderPasswordPage, showPasswordScript } from './passwordPage.ts'
import { hasTestCookie, setPassCookie, setTestCookie } from './passes.ts'

/** After a wrong password, the page says why. A `notice` says why the page appears. */
type Remarks = Partial<Pick<Failure, 'status' | 'say' | 'retryAfter'>> & { notice?: string }

/** Makes the function that responds with the page that asks for the password. */
export function openPasswordForm(context: Context) {
  // the not-found page has only the stylesheets that all pages of the site share
  const findFiles = onceEach((language: Language) => readManifest(context.dist, language)(notFoundPage))
  return async (request: FastifyRequest, reply: FastifyReply, state: AccessState, remarks: Remarks = {}) => {
    const { status, say, retryAfter, notice } = remarks
    const { name } = (await readCurrentSettings(context, request.revisions)).values
    const { texts } = request.caller
    if (retryAfter) reply.header('retry-after', retryAfter)
    if (request.method === 'GET') setTestCookie(context, request, reply)
    // the status is 200 if there is no failure, because link previews need this status
    return reply
      .status(status ?? (request.is404 ? 404 : 200))
      .headers({
        'cache-control': 'private, no-store',
        'content-security-policy': makeScriptPolicy(showPasswordScript),
        'content-language': texts.language,
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(
        renderPasswordPage({
          texts,
          name,
          state,
          files: findFiles(texts.language),
          isUnknownUrl: request.is404,
          error: say?.(texts),
          notice,
        }),
      )
  }
}

const MAX_FORM_BYTES = 16 * 1024

/** Accepts the password form at the path of any public page, and redirects to that page. */
export async function acceptPasswords(app: FastifyInstance, context: Context) {
  const respondWithForm = openPasswordForm(context)
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    for (const page of publicPaths)
      scope.post(page, async (request, reply) => {
        const state = await readAccessState(context.db)
        const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
        const password = fields.get(passwordField) ?? ''
        try {
          if (isClosed(state)) await checkPassword(context, request.caller, state, password)
        } catch (error) {
          if (error instanceof Failure) return respondWithForm(request, reply, state, error)
          throw error
        }
        if (isClosed(state)) {
          setPassCookie(context, state, request, reply)
          if (fields.has(cookieField) && !hasTestCookie(context, request)) {
            // for the next attempt, after someone has allowed cookies
            setTestCookie(context, request, reply)
            return respondWithForm(request, reply, state, {
              status: 400,
              say: ({ access }) => access.noCookies,
            })
          }
        }
        return reply.header('cache-control', 'private, no-store').redirect(makePageUrl(request, page), 303)
      })
  })
}

/** Uses the page's path, because the requested path could lead to another host. */
const makePageUrl = ({ url }: FastifyRequest, page: string) =>
  url.includes('?') ? `${page}${url.slice(url.indexOf('?'))}` : page
