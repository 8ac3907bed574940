import { X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as acmeClient from 'acme-client'
import type { Config } from '../../base/config/config.ts'
import { saveFile } from './attempts.ts'

type AcmeClient = typeof acmeClient

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

/** The time limit for each call to the certificate authority, in milliseconds. */
const CALL_LIMIT_MS = 15_000

/** The reason why no certificate could be fetched. */
export class CertificateError extends Error {
  /** the header Retry-After of the certificate authority's last response that was an error */
  retryAfter: string | undefined
}

interface FetchOptions {
  /** the responses, keyed by token, that the certificate authority requests from port 80 of the domain */
  challenges: Map<string, string>
  /** is called when the certificate authority has responded, before it is asked for the certificate */
  onBegin: () => void
  callLimitMs?: number
}

/**
 * Fetches a certificate by ACME (RFC 8555) and saves it. The first call also creates an account and saves the account's key. Throws
 * a CertificateError.
 */
export async function fetchCertificate(
  location: CertificateLocation,
  { callLimitMs = CALL_LIMIT_MS, ...options }: FetchOptions,
): Promise<Certificate> {
  // acme-client is imported only when it is needed, because it is large and used only once every two months
  const acme = await import('acme-client')
  const failure = new CertificateError()
  limitCalls(acme.axios, callLimitMs, (retryAfter) => (failure.retryAfter = retryAfter))
  try {
    return await orderCertificate(acme, location, options)
  } catch (error) {
    failure.message = (error as Error).message
    failure.cause = error
    throw failure
  }
}

/**
 * Ends each call of acme-client after `limitMs`, which acme-client itself does not do. Replaces its interceptors, which repeat calls
 * and hide why there is no response: a job tries again instead. Passes on the header Retry-After of each error.
 */
function limitCalls(
  { interceptors }: AcmeClient['axios'],
  limitMs: number,
  onRefusal: (retryAfter: string | undefined) => void,
) {
  interceptors.request.clear()
  interceptors.response.clear()
  interceptors.request.use((config) => ({ ...config, signal: AbortSignal.timeout(limitMs) }))
  interceptors.response.use(
    (response) => {
      const { 'retry-after': retryAfter } = response.headers
      if (response.status >= 400) onRefusal(typeof retryAfter === 'string' ? retryAfter : undefined)
      return response
    },
    ({ config, message, code }: { config?: { url?: string }; message: string; code?: string }) => {
      const { host } = new URL(config?.url ?? '')
      const reason = code === 'ERR_CANCELED' ? `no answer after ${limitMs / 1_000} s` : message || code
      throw new Error(`${host} does not answer: ${reason}`)
    },
  )
}

async function orderCertificate(
  acme: AcmeClient,
  { folder, domain, acmeDirectoryUrl: directory }: CertificateLocation,
  { challenges, onBegin }: FetchOptions,
): Promise<Certificate> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const newKey = () => acme.crypto.createPrivateEcdsaKey()
  const directoryUrl = directory ?? acme.directory.letsencrypt.production
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
  // reads the directory, so that an authority that cannot be reached does not count as an attempt
  await client.getTermsOfServiceUrl()
  onBegin()
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
