import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { fail } from '../../base/errors/fail.ts'
import type { Context } from '../../platform/context.ts'
import { readStatus } from './status.ts'
import { isAdministrator } from '../../http/callers/caller.ts'
import { isFromThisMachine } from '../../http/callers/isFromThisMachine.ts'

const WAIT_LIMIT_MS = 3_000

/**
 * Serves `/healthz` and `/readyz`. `/healthz` only says that the process is running. `/readyz` says that the database and the
 * storage respond, or sends a 503 that names the failing part. Requests from this machine and from administrators get details.
 */
export function serveHealth(app: FastifyInstance, context: Context) {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'up' }),
  )
  let loggedState = ''
  /** Logs only when the state changes, because load balancers check every second. */
  const logChange = (faults: readonly Fault[]) => {
    const currentState = faults.map(({ message }) => message).join(' ')
    if (currentState === loggedState) return
    loggedState = currentState
    context.log.warn(
      currentState
        ? `Not ready. ${faults.map((fault) => `${fault.message} ${fault.reason}`).join(' ')}`
        : 'Ready again.',
    )
  }
  app.get('/readyz', async (request, reply) => {
    const checks = await Promise.all([
      findFault('The database', sql`select 1`.execute(context.db)),
      findFault('The storage of files', context.storage.check()),
    ])
    const faults = checks.filter((fault) => fault !== null)
    logChange(faults)
    if (faults.length === 0) {
      const isTrusted = isAdministrator(request.caller) || isFromThisMachine(request)
      const details = isTrusted ? await readStatus(context) : {}
      return reply.header('cache-control', 'no-store').send({ status: 'ready', ...details })
    }
    const message = faults.map((fault) => fault.message).join(' ')
    throw fail('not_ready', {}, { retryAfter: 5, say: () => message })
  })
}

interface Fault {
  message: string
  reason: string
}

/** Waits for a response. Returns null if it arrives in time; otherwise a message for everyone and a reason for the log. */
async function findFault(partName: string, response: Promise<unknown>): Promise<Fault | null> {
  try {
    await Promise.race([response, rejectAfterLimit()])
    return null
  } catch (error) {
    const { cause = error } = error as Error
    return { message: `${partName} does not answer.`, reason: (cause as Error).message }
  }
}

const rejectAfterLimit = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${WAIT_LIMIT_MS} ms`)), WAIT_LIMIT_MS).unref()
  })
