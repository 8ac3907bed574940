import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorResponse } from '../../../contract/errors.ts'
import { isFull, isUnreachable, isUnstorable } from '../../base/errors/databaseErrors.ts'
import { Failure, fail, failInvalid } from '../../base/errors/fail.ts'
import { describeRequest } from './requestLog.ts'
import { makePlainPage } from '../pages/htmlDocument.ts'
import { toSentence } from './schemas.ts'
import { describeSystemError } from '../../base/errors/describeSystemError.ts'

/**
 * An error that contract/errors.ts lists is sent as it is. Any other error is logged, and the response contains no details. An
 * outage is logged only once (server/base/errors/outage.ts).
 */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error)
    // a phone that lost its connection while sending is not our fault
    const isCutOff = request.raw.readableAborted
    const description = describeRequest(request, failure.status)
    // each visitor finds a full disk again, so the log says it without the stack
    const line = failure.code === 'disk_full' ? description : { err: error, ...description }
    if (failure.code === 'not_ready') request.log.info(line, 'not ready')
    else if (failure.status >= 500 && !isCutOff)
      request.log.error(line, describeSystemError(error) ?? failure.message)
    return sendError(failure, request, reply)
  })
}

export function sendError(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const { texts } = request.caller
  // reads and drops the rest of the body, because a client that is still sending would not see this response
  request.raw.unpipe()
  request.raw.resume()
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  reply.status(failure.status).headers({
    'cache-control': 'no-store',
    'content-language': texts.language,
    'x-request-id': request.id,
  })
  if (failure.status >= 500 && wantsPage(request))
    return reply.type('text/html; charset=utf-8').serializer(String).send(errorPage(failure, request))
  const response: ErrorResponse = { message: failure.say(texts), code: failure.code }
  if (failure.issues)
    response.issues = failure.issues.map(({ path, message }) => ({ path, message: message(texts) }))
  if (failure.current) response.current = failure.current
  if (failure.status >= 500) response.requestId = request.id
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(response)
}

/** Whether a browser asked for a page. If so, a person will read the response. */
const wantsPage = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' && !/^\/(api|uploads)\//.test(url) && /\btext\/html\b/.test(headers.accept ?? '')

/** Makes the page that is sent if no other page can be made. If a retry makes sense, the page reloads itself. */
function errorPage({ say, retryAfter }: Failure, { id, caller: { texts } }: FastifyRequest) {
  const { title, again, logReference } = texts.http.error
  return makePlainPage({
    texts,
    title,
    body: `<p>${say(texts)}</p>\n<p><a href="">${again}</a></p>\n<p><small>${logReference(id)}</small></p>`,
    head: retryAfter ? `<meta http-equiv="refresh" content="${retryAfter}">` : '',
  })
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) return failValidation(error)
  if (isUnstorable(error)) return fail('invalid')
  if (isUnreachable(error)) return fail('not_ready', {}, { retryAfter: 5 })
  switch (error.statusCode) {
    case 400:
      return fail('invalid')
    case 413:
      return fail('body_too_large')
    case 415:
      return fail('unsupported_body')
    case 404:
      return fail('not_found')
    default:
      return isFull(error) ? fail('disk_full') : fail('internal')
  }
}

const failValidation = ({
  validation,
}: {
  validation: { instancePath: string; message?: string }[]
}): Failure =>
  failInvalid(
    validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: toSentence(message),
    })),
  )
