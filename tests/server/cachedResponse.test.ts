import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { describe, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { CachedResponse } from '../../server/http/cachedResponse.ts'
import { read } from '../support/projectFiles.ts'

const page = read('docs/architecture.md')

/** What is sent once nothing is being compressed any more. */
async function lastOf(cached: CachedResponse, first: Buffer) {
  for (;;) {
    const now = await cached.compressed('br')
    if (now !== first) return now
    await setImmediate()
  }
}

describe('A page in the cache', () => {
  test('is sent smaller once it is asked for again, and reads the same', async () => {
    const cached = new CachedResponse(page)
    const first = await cached.compressed('br')
    const last = await lastOf(cached, first)
    assert.ok(last.length < first.length, `${last.length} of ${first.length} bytes`)
    for (const sent of [first, last]) assert.equal(brotliDecompressSync(sent).toString(), page)
    assert.equal(await cached.compressed('br'), last)
  })

  test('is compressed quickly only while another one is compressed well, and well afterwards', async () => {
    const [one, other] = [new CachedResponse(page.repeat(3)), new CachedResponse(page)]
    const first = { one: await one.compressed('br'), other: await other.compressed('br') }
    void one.compressed('br')
    void other.compressed('br')
    await lastOf(one, first.one)
    const last = await lastOf(other, first.other)
    assert.ok(last.length < first.other.length)
  })

  test('stays as the build has compressed it', async () => {
    const built = Buffer.from('as built')
    const cached = new CachedResponse(page, [['br', Promise.resolve(built)]])
    for (let n = 0; n < 3; n++) assert.equal(await cached.compressed('br'), built)
  })
})
