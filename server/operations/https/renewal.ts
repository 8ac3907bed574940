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
const RETRY_MS = 15 * 60_000

/** The servers that respond to the challenges of the certificate authority and use the certificate. */
export interface CertificateReceiver {
  challenges: Map<string, string>
  useCertificate(certificate: Certificate): void
}

/** Registers the job that fetches and renews the certificate of HTTPS_DOMAIN. If a certificate is stored, uses it at once. */
export function registerRenewal(
  context: Context,
  location: CertificateLocation,
  receiver: CertificateReceiver,
) {
  let certificate = readCertificate(location)
  if (certificate) receiver.useCertificate(certificate)
  let warning = ''
  context.jobs.repeat('renew-certificate', async () => {
    const now = context.clock()
    if (!certificate || computeRenewalTime(certificate) <= now) {
      context.warnings.delete(warning)
      try {
        certificate = await fetchCertificate(location, receiver.challenges)
        receiver.useCertificate(certificate)
      } catch (error) {
        warning = texts.failed(location.domain, (error as Error).message)
        context.warnings.add(warning)
        context.log.warn({ err: error }, warning)
      }
    }
    return certificate && computeRenewalTime(certificate) > now
      ? computeRenewalTime(certificate)
      : now + RETRY_MS
  })
}
