import type { Context } from '../../platform/context.ts'
import { type Certificate, fetchCertificate, type Place, readCertificate, renewalOf } from './certificate.ts'
import { texts } from './texts.ts'

/** Let's Encrypt allows five failures in an hour. Milliseconds. */
const RETRY = 15 * 60_000

/** Where challenges are answered, and certificates go. */
export interface CertificateUser {
  challenges: Map<string, string>
  use(certificate: Certificate): void
}

/** Repeats the job that fetches the certificate of HTTPS_DOMAIN, and renews it. One that is there is used at once. */
export function registerRenewal(context: Context, place: Place, user: CertificateUser) {
  let present = readCertificate(place)
  if (present) user.use(present)
  let warning = ''
  context.jobs.repeat('renew-certificate', async () => {
    const now = context.clock()
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
    return present && renewalOf(present) > now ? renewalOf(present) : now + RETRY
  })
}
