import { DAY } from '../../contract/timeUnits.ts'
import { change } from '../database/change.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/fail.ts'
import { enqueue } from '../jobs/jobs.ts'
import {
  type Certificate,
  certificatePlace,
  fetchCertificate,
  readCertificate,
  renewalOf,
} from './certificate.ts'
import { texts } from './texts.ts'

const KIND = 'renew-certificate'
/** Let's Encrypt allows five failures in an hour. Milliseconds. */
const RETRY = 15 * 60_000

/** Where challenges are answered, and certificates go. */
export interface CertificateUser {
  challenges: Map<string, string>
  use(certificate: Certificate): void
}

/**
 * Defines the job that fetches the certificate of HTTPS_DOMAIN, and renews it. One that is there is used at once.
 * Without a user this server has no such domain, and leaves the job to the one of several that has it.
 */
export function registerRenewal(context: Context, user: CertificateUser | null) {
  const place = certificatePlace(context.config)
  let present = place && readCertificate(place)
  if (present) user?.use(present)
  let warning = ''
  context.jobs.define(KIND, async () => {
    if (!place || !user) throw fail('not_ready')
    const now = context.clock()
    let next = now + RETRY
    if (!present || renewalOf(present) <= now) {
      context.warnings.delete(warning)
      try {
        present = await fetchCertificate(place, user.challenges)
        user.use(present)
      } catch (error) {
        warning = texts.failed(place.domain, (error as Error).message)
        context.warnings.add(warning)
        context.log.warn({ err: error }, warning)
      }
    }
    if (present && renewalOf(present) > now) next = Math.min(renewalOf(present), now + DAY)
    await lookAgain(context, next)
  })
}

/** At a start. */
export async function beginRenewing(context: Context): Promise<void> {
  if (!context.config.https) return
  await context.db.deleteFrom('jobs').where('kind', '=', KIND).where('lease_until', '=', 0).execute()
  await lookAgain(context, context.clock())
}

/** Under a subject of its own: under the present one it would be done again at once. */
const lookAgain = (context: Context, at: number) =>
  change(context, [], (tx) => enqueue(tx, KIND, `at ${Math.ceil(at)}`, Math.ceil(at)))
