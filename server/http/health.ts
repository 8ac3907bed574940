import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { fail } from '../fail.ts'
import type { Context } from '../context.ts'

const WAIT_LIMIT_MS = 3_000

/** `/healthz`: the process is up. `/readyz`: database and storage answer; 503 that says which does not. */
export function serveHealth(app: FastifyInstance, context: Context) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const checks = await Promise.all([
      faultOf('The database', sql`select 1`.execute(context.db)),
      faultOf('The storage of files', context.storage.check()),
    ])
    const faults = checks.filter((fault) => fault !== null)
    if (faults.length === 0) return reply.header('cache-control', 'no-store').send({ status: 'ready' })
    for (const { message, reason } of faults) context.log.warn(`Not ready. ${message} ${reason}`)
    const failure = fail('not_ready', {}, { retryAfter: 5 })
    failure.message = faults.map(({ message }) => message).join(' ')
    throw failure
  })
}

/** Null when it answers in time; otherwise a message for everyone, and the reason for the log. */
async function faultOf(what: string, answer: Promise<unknown>) {
  try {
    await Promise.race([answer, rejectLate()])
    return null
  } catch (error) {
    const { cause = error } = error as Error
    return { message: `${what} does not answer.`, reason: (cause as Error).message }
  }
}

const rejectLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${WAIT_LIMIT_MS} ms`)), WAIT_LIMIT_MS).unref()
  })
