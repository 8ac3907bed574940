import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '../../base/config/config.ts'

/** A certificate with its key, as TLS takes them. */
export interface Certificate {
  key: string
  cert: string
}

export interface CertificateLocation {
  folder: string
  domain: string
  /** the ACME address of the certificate authority; null: Let's Encrypt */
  directory: string | null
}

/** Locates the certificate of HTTPS_DOMAIN. Each authority has its own folder, so that a test authority's files are never reused. */
export function locateCertificate(
  { dataDir }: Pick<Config, 'dataDir'>,
  { domain, directory }: NonNullable<Config['https']>,
): CertificateLocation {
  const signer = directory ? new URL(directory).host.replace(':', '-') : 'letsencrypt'
  return { folder: path.join(dataDir, 'https', signer), domain, directory }
}

/** Reads the stored certificate of this domain; null when there is none. */
export function readCertificate({ folder, domain }: CertificateLocation): Certificate | null {
  const file = path.join(folder, 'certificate.pem')
  if (!existsSync(file)) return null
  // key and certificate are in one file, so that they always belong together
  const [, key = '', cert = ''] = /^(.+?-----END[^\n]+\n)(.+)$/s.exec(readFileSync(file, 'utf8')) ?? []
  return cert && new X509Certificate(cert).checkHost(domain) ? { key, cert } : null
}

/** Computes when to renew, in milliseconds since 1970: when a third of the certificate's lifetime is left. */
export function computeRenewalTime({ cert }: Certificate): number {
  const { validFromDate, validToDate } = new X509Certificate(cert)
  const [begin, end] = [validFromDate.getTime(), validToDate.getTime()]
  return begin + ((end - begin) * 2) / 3
}

/**
 * Fetches a certificate by ACME (RFC 8555) and saves it. The authority requests the tokens in `challenges` from the domain, on
 * port 80. The first call creates the account and saves its key.
 */
export async function fetchCertificate(
  { folder, domain, directory }: CertificateLocation,
  challenges: Map<string, string>,
): Promise<Certificate> {
  // loaded only here: it is large, and needed once every two months
  const acme = await import('acme-client')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // no retries here: the job tries again
  Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 0 } })
  const newKey = () => acme.crypto.createPrivateEcdsaKey()
  const directoryUrl = directory ?? acme.directory.letsencrypt.production
  await checkSignerAnswers(directoryUrl)
  const file = path.join(folder, 'account.json')
  if (!existsSync(file)) {
    const accountKey = (await newKey()).toString()
    const made = new acme.Client({ directoryUrl, accountKey })
    await made.createAccount({ termsOfServiceAgreed: true })
    saveFile(file, JSON.stringify({ accountKey, accountUrl: made.getAccountUrl() }))
  }
  const account = JSON.parse(readFileSync(file, 'utf8')) as { accountKey: string; accountUrl: string }
  const client = new acme.Client({ directoryUrl, ...account })
  const [key, csr] = await acme.crypto.createCsr({ commonName: domain }, await newKey())
  const cert = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    // on many networks the server cannot reach itself by its public name
    skipChallengeVerification: true,
    challengeCreateFn: async (_, { token }, answer) => void challenges.set(token, answer),
    challengeRemoveFn: async (_, { token }) => void challenges.delete(token),
  })
  const certificate = { key: key.toString(), cert }
  saveFile(path.join(folder, 'certificate.pem'), certificate.key + certificate.cert)
  return certificate
}

/** Throws an Error with the reason when the authority does not answer: acme-client hides it. */
async function checkSignerAnswers(directoryUrl: string) {
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
