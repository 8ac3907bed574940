import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test } from 'node:test'
import type { ErrorCode } from '../../contract/errors.ts'
import { Failure } from '../../server/base/errors/fail.ts'
import { watchOutage } from '../../server/base/errors/outage.ts'
import { openS3Storage } from '../../server/platform/storage/s3.ts'
import type { Storage } from '../../server/platform/storage/storage.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { silentLog } from '../support/servers/silentLog.ts'

type Answer = [status: number, code?: string]

const photo = path.join(temporaryFolder(), 'photo')
await writeFile(photo, 'a photograph')

const put = (storage: Storage) => storage.put('private/a/original', photo)
const open = (storage: Storage) => storage.open('private/a/original')
const copy = (storage: Storage) => storage.copy('private/a/photo.jpg', 'public/b/photo.jpg')
const remove = (storage: Storage) => storage.remove(['private/a/original'])

/** Opens storage in a bucket whose server answers the requests with these errors, one after another. */
async function openBucket(answers: readonly Answer[]) {
  let requestCount = 0
  const server = createServer((request, response) => {
    const [status, code] = answers[requestCount++] ?? [500, 'Unexpected']
    request.resume().once('end', () => {
      response.writeHead(status, { connection: 'close' })
      response.end(code ? `<Error><Code>${code}</Code></Error>` : '')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const config = { endpoint, region: 'any', bucket: 'b', accessKeyId: 'a', secretAccessKey: 's' }
  return {
    storage: openS3Storage(config, watchOutage(silentLog, 'The bucket')),
    countRequests: () => requestCount,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

for (const [name, call, answers, outcome] of [
  ['a busy bucket is asked again', put, [[503, 'SlowDown'], [429], [200]], 'done'],
  ['a bucket that stays busy is asked three times', put, [[500], [500], [500]], 'not_ready'],
  ['a full disk of the bucket is asked once', put, [[507]], 'disk_full'],
  ['a bucket whose quota is used up is full', put, [[403, 'QuotaExceeded']], 'disk_full'],
  ['a refused key is asked once', put, [[403, 'AccessDenied']], 'not_ready'],
  ['a missing key is no file', open, [[404, 'NoSuchKey']], 'done'],
  ['a missing bucket is not a missing file', open, [[404, 'NoSuchBucket']], 'not_ready'],
  ['a copy that fails after status 200 has failed', copy, [[200, 'InternalError']], 'not_ready'],
  ['files that stay after status 200 are not removed', remove, [[200, 'AccessDenied']], 'not_ready'],
] satisfies [string, (storage: Storage) => Promise<unknown>, Answer[], ErrorCode | 'done'][])
  test(name, async () => {
    await using bucket = await openBucket(answers)
    const found = await call(bucket.storage).then(
      () => 'done',
      (error: unknown) => (error instanceof Failure ? error.code : error),
    )
    assert.deepEqual([found, bucket.countRequests()], [outcome, answers.length])
  })
