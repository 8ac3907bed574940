import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { fail } from '../failures.ts'
import type { House } from '../house.ts'

const PATIENCE = 3_000

/** `/healthz`: the process is up. `/readyz`: database and storage answer; 503 when one does not. */
export function serveHealth(app: FastifyInstance, house: House) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  app.get('/readyz', async (_request, reply) => {
    const checks = [sql`select 1`.execute(house.db), house.storage.check()]
    await Promise.race([Promise.all(checks), tooLate()]).catch((reason: unknown) => {
      house.log.error(reason, 'not ready')
      throw fail('not_ready', {}, { retryAfter: 5 })
    })
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE).unref()
  })
