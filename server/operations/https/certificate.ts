import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../base/config/config.ts'

/** A certificate and its private key, as PEM texts. */
export interface Certificate {
  key: string
  cert: string
}

export interface CertificateLocation {
  folder: string
  domain: string
  /** the ACME directory URL of the certificate authority; null for Let's Encrypt */
  acmeDirectoryUrl: string | null
}

/**
 * Finds the place where the certificate of HTTPS_DOMAIN is stored. Each certificate authority has its own folder, so that files
 * from a test authority are never used with a real authority.
 */
export function locateCertificate(
  { dataDir }: Pick<Config, 'dataDir'>,
  { domain, acmeDirectoryUrl }: NonNullable<Config['https']>,
): CertificateLocation {
  const authorityName = acmeDirectoryUrl ? new URL(acmeDirectoryUrl).host.replace(':', '-') : 'letsencrypt'
  return { folder: path.join(dataDir, 'https', authorityName), domain, acmeDirectoryUrl }
}

/** Reads the stored certificate of a domain. Returns null if there is none. */
export function readCertificate({ folder, domain }: CertificateLocation): Certificate | null {
  const file = path.join(folder, 'certificate.pem')
  if (!existsSync(file)) return null
  // the key and the certificate are in the same file, so that they always belong together
  const [, key = '', cert = ''] =
    /^(.+?-----END [\w ]+-----\r?\n)(.+)$/s.exec(readFileSync(file, 'utf8')) ?? []
  return cert && new X509Certificate(cert).checkHost(domain) ? { key, cert } : null
}

/** Computes the time to renew a certificate, in milliseconds since 1970. At this time, a third of its lifetime is left. */
export function computeRenewalTime({ cert }: Certificate): number {
  const { validFromDate, validToDate } = new X509Certificate(cert)
  const [begin, end] = [validFromDate.getTime(), validToDate.getTime()]
  return begin + ((end - begin) * 2) / 3
}

/**
 * Fetches a certificate by ACME (RFC 8555) and saves it. Meanwhile, `challenges` holds the responses, keyed by token, that the
 * certificate authority requests from port 80 of the domain. The first call also creates an account and saves the account's key.
 */
export async function fetchCertificate(
  { folder, domain, acmeDirectoryUrl: directory }: CertificateLocation,
  challenges: Map<string, string>,
): Promise<Certificate> {
  // acme-client is imported only when it is needed, because it is large and used only once every two months
  const acme = await import('acme-client')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // turns off the retries of acme-client, because the job tries again
  Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 0 } })
  const newKey = () => acme.crypto.createPrivateEcdsaKey()
  const directoryUrl = directory ?? acme.directory.letsencrypt.production
  await checkAuthorityResponds(directoryUrl)
  const file = path.join(folder, 'account.json')
  if (!existsSync(file)) {
    const accountKey = (await newKey()).toString()
    const newClient = new acme.Client({ directoryUrl, accountKey })
    await newClient.createAccount({ termsOfServiceAgreed: true })
    saveFile(file, JSON.stringify({ accountKey, accountUrl: newClient.getAccountUrl() }))
  }
  const account = JSON.parse(readFileSync(file, 'utf8')) as { accountKey: string; accountUrl: string }
  const client = new acme.Client({ directoryUrl, ...account })
  const [key, csr] = await acme.crypto.createCsr({ commonName: domain }, await newKey())
  const cert = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    // keeps acme-client from requesting the response, because on many networks a server cannot reach its own public name
    skipChallengeVerification: true,
    challengeCreateFn: async (_, { token }, answer) => void challenges.set(token, answer),
    challengeRemoveFn: async (_, { token }) => void challenges.delete(token),
  })
  const certificate = { key: key.toString(), cert }
  saveFile(path.join(folder, 'certificate.pem'), certificate.key + certificate.cert)
  return certificate
}

/** Throws an Error with the reason if the certificate authority does not respond, because acme-client hides this reason. */
async function checkAuthorityResponds(directoryUrl: string) {
  try {
    await fetch(directoryUrl)
  } catch (error) {
    const { message, code } = (error as Error).cause as NodeJS.ErrnoException
    throw new Error(`${new URL(directoryUrl).host} does not answer: ${message || code}`, { cause: error })
  }
}

function saveFile(file: string, text: string) {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
