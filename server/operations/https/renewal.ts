import { DAY } from '../../../domain/timeUnits.ts'
import type { Context } from '../../platform/context.ts'
import { openAttempts } from './attempts.ts'
import {
  type CertificateError,
  type Certificate,
  fetchCertificate,
  type CertificateLocation,
  readCertificate,
  computeRenewalTime,
} from './certificate.ts'
import { english, type Sentence } from '../../../languages/inLanguage.ts'

/**
 * Returns the function that fetches and renews the certificate of HTTPS_DOMAIN, and returns the time at which it is due again. If a
 * certificate is stored, uses it at once.
 */
export function openRenewal(
  context: Context,
  location: CertificateLocation,
  /** the servers that respond to the challenges of the certificate authority and use the certificate */
  receiver: { challenges: Map<string, string>; useCertificate(certificate: Certificate): void },
): () => Promise<number> {
  let certificate = readCertificate(location)
  if (certificate) receiver.useCertificate(certificate)
  const attempts = openAttempts(location)
  let warning: Sentence = () => ''
  const warn = (reason: string, error?: unknown) => {
    warning = ({ https }) => https.failed(location.domain, reason)
    context.warnings.add(warning)
    context.log.warn({ err: error }, warning(english))
  }
  return async () => {
    const now = context.clock()
    if (certificate && computeRenewalTime(certificate) > now) return computeRenewalTime(certificate)
    context.warnings.delete(warning)
    const allowedTime = attempts.findAllowedTime(now)
    if (allowedTime > now) {
      warn(attempts.readReason())
      return allowedTime
    }
    try {
      certificate = await fetchCertificate(location, {
        challenges: receiver.challenges,
        onBegin: () => attempts.begin(now),
      })
      receiver.useCertificate(certificate)
      // if the clock is far ahead, the new certificate seems to be due as well
      return Math.max(now + DAY, computeRenewalTime(certificate))
    } catch (error) {
      const { message: reason, retryAfter } = error as CertificateError
      warn(reason, error)
      return attempts.fail(now, { reason, retryAfter })
    }
  }
}
