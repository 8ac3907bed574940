import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { allFormats, formats, getExtension } from '../../../domain/files/formats.ts'
import type { S3Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type Failure, fail } from '../../base/errors/fail.ts'
import type { Outage } from '../../base/errors/outage.ts'
import { measureFile } from './measure.ts'
import { readTag, type LocalFile, openS3Call, type WaitLimits, type S3Call, S3Refusal } from './s3Call.ts'
import type { OpenedFile, Range, Storage } from './storage.ts'

/** The maximum number of keys that one request can remove or list. */
const KEYS_AT_ONCE = 1_000

/**
 * Stores files in a bucket on any S3 server. Throws `not_ready` if the server does not respond, or if it refuses something that
 * our access key must allow.
 */
export function openS3Storage(config: S3Config, outage: Outage, waitLimits?: WaitLimits): Storage {
  const call = openS3Call(config, waitLimits)
  const runReported = makeReporter(outage)

  return {
    put: (key, spooledPath) =>
      runReported(async () => {
        const headers = { 'content-type': chooseContentType(key) }
        await readToEnd(call({ method: 'PUT', key, headers, body: await measureLocalFile(spooledPath) }))
      }),
    open: (key, range) => runReported(() => openFile(call, key, range)),
    pathOf: () => null,
    copy: (from, to) => runReported(() => copyFile(call, config.bucket, from, to)),
    remove: (keys) =>
      runReported(async () => {
        for (let index = 0; index < keys.length; index += KEYS_AT_ONCE)
          await removeFiles(call, keys.slice(index, index + KEYS_AT_ONCE))
      }),
    list: (prefix, after) => runReported(() => listKeys(call, prefix, after)),
    check: () =>
      runReported(async () => {
        await readToEnd(call({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } }))
      }),
  }
}

/** Writes, lists and removes a test file. Throws a PlainError that says which environment variable is wrong. */
export async function checkBucket(config: S3Config): Promise<void> {
  const call = openS3Call(config)
  // if the server dies here and leaves the file, the next start removes it, because the name is always the same
  const key = 'check/write'
  try {
    await readToEnd(call({ method: 'PUT', key, body: 'May we write?' }))
    await listKeys(call, key)
    await removeFiles(call, [key])
  } catch (error) {
    throw new PlainError(describeFault(config, error))
  }
}

function describeFault({ endpoint, bucket, region }: S3Config, error: unknown): string {
  if (!(error instanceof S3Refusal))
    return `S3_ENDPOINT ${endpoint} cannot be reached (${(error as Error).message}).`
  switch (error.code) {
    case 'NoSuchBucket':
    case 'InvalidBucketName':
      return `S3_BUCKET ${bucket} does not exist at ${endpoint}. Create it first.`
    case 'AuthorizationHeaderMalformed':
    case 'PermanentRedirect':
      return `S3_REGION ${region} is not the region of the bucket ${bucket} at ${endpoint}.`
    case 'RequestTimeTooSkewed':
      return `The clock of this machine is wrong: ${endpoint} refuses its signatures.`
    default:
      return error.status === 403
        ? `S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY may not read and write the bucket ${bucket} at ${endpoint} (${error.message}).`
        : `The bucket ${bucket} at ${endpoint} (S3_ENDPOINT, S3_BUCKET) does not work: ${error.message}.`
  }
}

/** Makes a function that runs work, reports to `outage` whether it succeeds, and throws errors from contract/errors.ts. */
const makeReporter =
  (outage: Outage) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const result = await work()
      outage.reportSuccess()
      return result
    } catch (error) {
      if (error instanceof S3Refusal && isFull(error)) throw fail('disk_full')
      if (isLocalError(error)) throw error
      outage.reportFailure(error)
      throw failNotReady(error)
    }
  }

const isFull = ({ status, code }: S3Refusal) => status === 507 || /quota|storagefull/i.test(code)
/** Whether the error is about a missing local file. The bucket is then not at fault. */
const isLocalError = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const failNotReady = (cause: unknown): Failure =>
  Object.assign(fail('not_ready', {}, { retryAfter: 5 }), { cause })

/** Web servers need the content type if they serve public/ directly from the bucket. */
function chooseContentType(key: string): string {
  const format = allFormats.find((each) => key.endsWith(`.${getExtension(each)}`))
  return format ? formats[format].type : 'application/octet-stream'
}

async function measureLocalFile(path: string): Promise<LocalFile> {
  const { bytes, sha256 } = await measureFile(path)
  return { path, size: bytes, sha256 }
}

async function openFile(call: S3Call, key: string, range?: Range): Promise<OpenedFile | null> {
  const headers = range && { range: `bytes=${range.start}-${range.end}` }
  const body = await call({ method: 'GET', key, ...(headers && { headers }) }).catch(nullWhenMissing)
  if (!body) return null
  // without this listener, an error would end the process if nothing reads the body; a reader still gets the error
  body.on('error', () => undefined)
  const wholeSize =
    /\/(\d+)$/.exec(body.headers['content-range'] ?? '')?.[1] ?? body.headers['content-length']
  return { size: Number(wholeSize), body }
}

/** S3 may send status 200 before the copy fails; the response body then contains an error. */
async function copyFile(call: S3Call, bucket: string, from: string, to: string): Promise<boolean> {
  const headers = {
    'x-amz-copy-source': `/${bucket}/${from}`,
    'x-amz-metadata-directive': 'REPLACE',
    'content-type': chooseContentType(to),
  }
  const response = await call({ method: 'PUT', key: to, headers, isSlow: true }).catch(nullWhenMissing)
  if (!response) return false
  const xml = await text(response)
  if (xml.includes('<Error>')) throw new S3Refusal(500, readTag(xml, 'Code') ?? '')
  return true
}

async function removeFiles(call: S3Call, keys: readonly string[]): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('')
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`
  const md5 = createHash('md5').update(body).digest('base64')
  const headers = { 'content-md5': md5, 'content-type': 'application/xml' }
  const xml = await text(await call({ method: 'POST', query: { delete: '' }, headers, body, isSlow: true }))
  if (xml.includes('<Error>')) throw new S3Refusal(500, readTag(xml, 'Code') ?? '')
}

async function listKeys(call: S3Call, prefix: string, afterKey?: string): Promise<string[]> {
  const query = {
    'list-type': '2',
    prefix,
    'max-keys': `${KEYS_AT_ONCE}`,
    ...(afterKey && { 'start-after': afterKey }),
  }
  const xml = await text(await call({ method: 'GET', query }))
  return [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
}

const readToEnd = async (response: ReturnType<S3Call>): Promise<void> => void (await text(await response))

/**
 * Returns null if the error says that a key does not exist. Rethrows others: a missing bucket must not look like a missing file.
 */
function nullWhenMissing(error: unknown): null {
  if (error instanceof S3Refusal && error.code === 'NoSuchKey') return null
  throw error
}
