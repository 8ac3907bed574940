import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'
import { Failure } from '../../server/base/errors/fail.ts'
import { watchOutage } from '../../server/base/errors/outage.ts'
import { openS3Storage } from '../../server/platform/storage/s3.ts'
import { temporaryFolder } from '../support/files/temporaryFolder.ts'
import { newBucket } from '../support/servers/bucket.ts'
import { s3Server } from '../support/servers/servers.ts'
import { waitUntil } from '../support/servers/waitUntil.ts'
import { silentLog } from '../support/servers/silentLog.ts'
import { proxyTo } from '../support/servers/tcpProxy.ts'
import { testStorage } from '../conformance/storage.ts'

/** Limits that a server on a busy machine keeps; a test shortens them while the server is silent. */
const PATIENT = { quickMs: 10_000, slowMs: 60_000 }
const socketOf = (body: object) => (body as { socket: Socket }).socket
const unwatched = watchOutage(silentLog, 'The bucket')

testStorage('A bucket', async () => {
  const storage = openS3Storage(await newBucket(await s3Server()), unwatched)
  return { storage, page: 100 }
})

describe('When the bucket goes away', async () => {
  const folder = temporaryFolder()
  const far = await newBucket(await s3Server())
  const { url: endpoint, proxy } = await proxyTo(far.endpoint)
  const config = { ...far, endpoint }
  await writeFile(path.join(folder, 'large'), Buffer.alloc(8_000_000, 'x'))
  after(() => proxy.close())

  const notReady = (error: unknown) => error instanceof Failure && error.code === 'not_ready'
  const put = (storage = openS3Storage(config, unwatched)) => storage.put('a/b', path.join(folder, 'large'))

  const openLarge = async (storage = openS3Storage(config, unwatched)) => {
    await put(storage)
    const opened = await storage.open('a/b')
    if (!opened) throw new Error('nothing there')
    return opened.body
  }
  /** Opens the file, and reads nothing until its socket has timed out twice; the storage then waits for the reader again. */
  const openForSlowReader = async () => {
    const body = await openLarge()
    await waitUntil(() => body.readableLength > 0, 'no bytes came')
    for (let count = 0; count < 2; count += 1) {
      socketOf(body).setTimeout(300)
      await new Promise((resolve) => socketOf(body).once('timeout', resolve))
      assert.equal(socketOf(body).timeout, PATIENT.quickMs)
    }
    return body
  }

  test('every call reports that, and calls succeed again when it is back', async () => {
    const storage = openS3Storage(config, unwatched)
    await put(storage)
    proxy.cut()
    for (const call of [
      () => put(storage),
      () => storage.open('a/b'),
      () => storage.copy('a/b', 'a/c'),
      () => storage.remove(['a/b']),
      () => storage.list('a/'),
      () => storage.check(),
    ])
      await assert.rejects(call, notReady)
    proxy.restore()
    assert.deepEqual(await storage.list('a/'), ['a/b'])
  })

  test('silently, calls time out', async () => {
    const limits = { ...PATIENT }
    const storage = openS3Storage(config, unwatched, limits)
    await storage.check()
    proxy.silence()
    Object.assign(limits, { quickMs: 300, slowMs: 300 })
    await assert.rejects(storage.check(), notReady)
    await assert.rejects(put(storage), notReady)
    Object.assign(limits, PATIENT)
    proxy.restore()
    await storage.check()
  })

  test('silently, uploads of photographs time out as soon as reads do', async () => {
    const limits = { quickMs: 300, slowMs: 600_000 }
    const storage = openS3Storage(config, unwatched, limits)
    proxy.silence()
    await assert.rejects(put(storage), notReady)
    Object.assign(limits, PATIENT)
    proxy.restore()
    await storage.check()
  })

  test('in the middle of a file, its reader gets an error instead of waiting', async () => {
    const body = await openLarge()
    proxy.silence()
    socketOf(body).setTimeout(300)
    await assert.rejects(buffer(body))
    proxy.restore()
  })

  test('a slow reader does not cause a timeout', async () => {
    assert.equal((await buffer(await openForSlowReader())).length, 8_000_000)
  })

  test('a slow reader gets an error, too, when the server falls silent', async () => {
    const body = await openForSlowReader()
    proxy.silence()
    socketOf(body).setTimeout(300)
    await assert.rejects(buffer(body))
    proxy.restore()
  })

  test('a connection that is used again keeps no listener of an earlier request', async () => {
    const storage = openS3Storage(config, unwatched)
    const countListeners = async () => {
      const body = await openLarge(storage)
      const count = socketOf(body).listenerCount('timeout')
      await buffer(body)
      return count
    }
    const first = await countListeners()
    assert.equal(await countListeners(), first)
  })

  test('a missing bucket is never mistaken for missing files', async () => {
    const storage = openS3Storage({ ...config, bucket: 'gone-astray' }, unwatched)
    await assert.rejects(storage.open('a/b'), notReady)
    await assert.rejects(storage.copy('a/b', 'a/c'), notReady)
    await assert.rejects(storage.list('a/'), notReady)
  })
})
