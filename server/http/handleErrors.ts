import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorAnswer } from '../../contract/errors.ts'
import { fieldTexts } from '../../contract/fieldTexts.ts'
import { isFull, isUnreachable, isUnstorable } from '../database/databaseErrors.ts'
import { Failure, fail, failInvalid } from '../fail.ts'
import { errorPage, wantsPage } from './errorPage.ts'

/**
 * Answers every error: those of the catalogue as they are, all others logged and without a detail. An outage is in the
 * log already, once (server/outage.ts).
 */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error)
    // a phone that lost its connection while sending is no fault of ours
    const isCutOff = request.raw.readableAborted
    if (failure.code === 'not_ready') request.log.info(error, 'not ready')
    else if (failure.status >= 500 && !isCutOff) request.log.error(error, failure.message)
    return sendError(failure, request, reply)
  })
}

export function sendError(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  // the rest of the body is read and dropped: a sender that is still sending would not see this answer
  request.raw.unpipe()
  request.raw.resume()
  if (failure.retryAfter) reply.header('retry-after', failure.retryAfter)
  reply.status(failure.status).header('cache-control', 'no-store')
  if (failure.status >= 500 && wantsPage(request))
    return reply.type('text/html; charset=utf-8').serializer(String).send(errorPage(failure))
  const answer: ErrorAnswer = { message: failure.message, code: failure.code }
  if (failure.issues) answer.issues = failure.issues
  if (failure.current) answer.current = failure.current
  return reply
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(answer)
}

function toFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalid(error)
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

const invalid = ({ validation }: { validation: { instancePath: string; message?: string }[] }): Failure =>
  failInvalid(
    validation.map(({ instancePath, message }) => ({
      path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
      message: message ?? fieldTexts.unusable,
    })),
  )
