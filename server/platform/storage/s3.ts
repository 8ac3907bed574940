import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { formats } from '../../codecs/formats/formats.ts'
import type { S3Config } from '../../base/config/config.ts'
import { PlainError } from '../../base/errors/PlainError.ts'
import { type Failure, fail } from '../../base/errors/fail.ts'
import type { Outage } from '../../base/errors/outage.ts'
import { measureFile } from './measure.ts'
import { readTag, type LocalFile, openS3Call, type WaitLimit, type S3Call, S3Refusal } from './s3Call.ts'
import type { OpenedFile, Range, Storage } from './storage.ts'

/** The most keys that one request may remove or list. */
const KEYS_AT_ONCE = 1_000

/**
 * Stores files in a bucket of any S3 server. Throws `not_ready` when the server does not respond or refuses what our keys must
 * allow.
 */
export function s3Storage(config: S3Config, outage: Outage, waitLimit?: WaitLimit): Storage {
  const call = openS3Call(config, waitLimit)
  const reported = reportTo(outage)

  return {
    put: (key, spooled) =>
      reported(async () => {
        const headers = { 'content-type': chooseContentType(key) }
        await finish(call({ method: 'PUT', key, headers, body: await measure(spooled) }))
      }),
    open: (key, range) => reported(() => open(call, key, range)),
    pathOf: () => null,
    copy: (from, to) => reported(() => copy(call, config.bucket, from, to)),
    remove: (keys) =>
      reported(async () => {
        for (let at = 0; at < keys.length; at += KEYS_AT_ONCE)
          await removeSome(call, keys.slice(at, at + KEYS_AT_ONCE))
      }),
    list: (prefix, after) => reported(() => list(call, prefix, after)),
    check: () =>
      reported(async () => {
        await finish(call({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } }))
      }),
  }
}

/** Tests writing, listing and removing once. Throws PlainError that says which variable is wrong. */
export async function checkBucket(config: S3Config): Promise<void> {
  const call = openS3Call(config)
  // the same name each time: a start that dies here leaves a file that the next one removes
  const key = 'check/write'
  try {
    await finish(call({ method: 'PUT', key, body: 'May we write?' }))
    await list(call, key)
    await removeSome(call, [key])
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

/** Reports to the outage, and turns errors into those of contract/errors.ts. */
const reportTo =
  (outage: Outage) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      const done = await work()
      outage.reportSuccess()
      return done
    } catch (error) {
      if (error instanceof S3Refusal && isFull(error)) throw fail('disk_full')
      if (isOurs(error)) throw error
      outage.reportFailure(error)
      throw notReady(error)
    }
  }

const isFull = ({ status, code }: S3Refusal) => status === 507 || /quota|storagefull/i.test(code)
/** A local file that cannot be read is not the bucket's fault. */
const isOurs = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'
const notReady = (cause: unknown): Failure =>
  Object.assign(fail('not_ready', {}, { retryAfter: 5 }), { cause })

/** Content types matter to web servers that serve public/ directly from the bucket. */
const chooseContentType = (key: string) =>
  Object.values(formats).find(({ extension }) => key.endsWith(`.${extension}`))?.type ??
  'application/octet-stream'

async function measure(path: string): Promise<LocalFile> {
  const { bytes, sha256 } = await measureFile(path)
  return { path, size: bytes, sha256 }
}

async function open(call: S3Call, key: string, range?: Range): Promise<OpenedFile | null> {
  const headers = range && { range: `bytes=${range.start}-${range.end}` }
  const body = await call({ method: 'GET', key, ...(headers && { headers }) }).catch(nullWhenMissing)
  if (!body) return null
  // the reader gets the error too; without this listener, a body without a reader would end the process
  body.on('error', () => undefined)
  const whole = /\/(\d+)$/.exec(body.headers['content-range'] ?? '')?.[1] ?? body.headers['content-length']
  return { size: Number(whole), body }
}

/** Copies a file. S3 may send 200 long before a copy fails: the body then holds an error. */
async function copy(call: S3Call, bucket: string, from: string, to: string): Promise<boolean> {
  const headers = {
    'x-amz-copy-source': `/${bucket}/${from}`,
    'x-amz-metadata-directive': 'REPLACE',
    'content-type': chooseContentType(to),
  }
  const reply = await call({ method: 'PUT', key: to, headers, slow: true }).catch(nullWhenMissing)
  if (!reply) return false
  const answer = await text(reply)
  if (answer.includes('<Error>')) throw new S3Refusal(500, readTag(answer, 'Code') ?? '')
  return true
}

async function removeSome(call: S3Call, keys: readonly string[]): Promise<void> {
  const objects = keys.map((key) => `<Object><Key>${key}</Key></Object>`).join('')
  const body = `<Delete xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Quiet>true</Quiet>${objects}</Delete>`
  const md5 = createHash('md5').update(body).digest('base64')
  const headers = { 'content-md5': md5, 'content-type': 'application/xml' }
  const answer = await text(await call({ method: 'POST', query: { delete: '' }, headers, body, slow: true }))
  if (answer.includes('<Error>')) throw new S3Refusal(500, readTag(answer, 'Code') ?? '')
}

async function list(call: S3Call, prefix: string, after?: string): Promise<string[]> {
  const query = {
    'list-type': '2',
    prefix,
    'max-keys': `${KEYS_AT_ONCE}`,
    ...(after && { 'start-after': after }),
  }
  const answer = await text(await call({ method: 'GET', query }))
  return [...answer.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key)
}

const finish = async (reply: ReturnType<S3Call>): Promise<void> => void (await text(await reply))

/** Only a key may be missing: a missing bucket must never look like missing files. */
function nullWhenMissing(error: unknown): null {
  if (error instanceof S3Refusal && error.code === 'NoSuchKey') return null
  throw error
}
