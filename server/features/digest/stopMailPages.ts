import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../platform/context.ts'
import { makePlainPage } from '../../http/pages/htmlDocument.ts'
import { stopMail } from '../../memorial/mail/stopMail.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'
import { countChange } from '../../http/routes/limits.ts'

const querySchema = z.object({ key: z.string().catch('') })

/**
 * Serves `/stop-mail?key=…`. A button in email programs posts to this URL (RFC 8058). The link in an email opens a page with a
 * button. Only pressing a button stops the emails, because virus scanners open every link in an email and run the scripts of the
 * page.
 */
export function serveStopMailPages(app: FastifyInstance, context: Context) {
  void app.register(async (scope) => {
    // the form that an email program sends is ignored, because the URL contains everything that is needed
    scope.addContentTypeParser(formTypes, { parseAs: 'string' }, (_request, _body, done) => done(null))
    scope.get('/stop-mail', (request, reply) => sendPage(reply, makeAskingPage(request.caller.texts)))
    // mail programs that are websites or extensions of a browser send the Origin of their own
    scope.post('/stop-mail', { config: { isOpenedByKey: true } }, async (request, reply) => {
      await countChange(context, request.caller, 'mailStops', 1)
      await stopMail(context, querySchema.parse(request.query).key)
      return sendPage(reply, makeDonePage(request.caller.texts))
    })
  })
}

const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data']

function makeAskingPage(texts: ServerTexts) {
  const { title, confirm } = texts.mail.stop
  return makePlainPage({
    texts,
    title,
    body: `<form method="post"><button>${confirm}</button></form>`,
  })
}

function makeDonePage(texts: ServerTexts) {
  const { title, message, home } = texts.mail.stopped
  return makePlainPage({
    texts,
    title,
    body: `<p>${message}</p>\n<p><a href="/">${home}</a></p>`,
  })
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply
    .headers({
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    })
    .type('text/html; charset=utf-8')
    .send(page)
