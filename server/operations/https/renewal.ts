import type { Context } from '../../platform/context.ts'
import {
  type Certificate,
  fetchCertificate,
  type CertificateLocation,
  readCertificate,
  computeRenewalTime,
} from './certificate.ts'
import { texts } from './texts.ts'

/** The time in ms between two attempts. It is long, because Let's Encrypt allows only five failures per hour. */
const RETRY = 15 * 60_000

/** The servers that respond to the challenges of the certificate authority and use the certificate. */
export interface CertificateReceiver {
  challenges: Map<string, string>
  use(certificate: Certificate): void
}

/** Registers the job that fetches and renews the certificate of HTTPS_DOMAIN. Uses a stored certificate at once. */
export function registerRenewal(context: Context, place: CertificateLocation, user: CertificateReceiver) {
  let present = readCertificate(place)
  if (present) user.use(present)
  let warning = ''
  context.jobs.repeat('renew-certificate', async () => {
    const now = context.clock()
    if (!present || computeRenewalTime(present) <= now) {
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
    return present && computeRenewalTime(present) > now ? computeRenewalTime(present) : now + RETRY
  })
}
