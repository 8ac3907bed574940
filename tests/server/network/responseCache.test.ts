import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { CachedResponse } from '../../../server/platform/cache/cachedResponse.ts'
import { type CacheName, openResponseCache } from '../../../server/platform/cache/responseCache.ts'
import { change } from '../../../server/platform/database/change.ts'
import { openWorld } from '../../support/world/world.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const world = await openWorld()
after(() => world.close())

describe('The response cache', () => {
  /** Opens a cache that counts the responses it makes. */
  function openCounted() {
    const cache = openResponseCache(world.context.revisions, world.context.clock)
    const made: CacheName[] = []
    const get = async (name: CacheName, kilobytes = 1) =>
      cache.get(name, ['settings'], async () => {
        made.push(name)
        return Buffer.alloc(kilobytes * 1024)
      })
    const timesMade = (name: CacheName) => made.filter((each) => each === name).length
    return { get, timesMade }
  }

  test('keeps fixed names, however many variants are requested', async () => {
    const { get, timesMade } = openCounted()
    await get('the list')
    for (let n = 0; n < 60; n += 1) await get({ name: 'page', variant: `host ${n}` }, 1024)
    await get('the list')
    assert.equal(timesMade('the list'), 1)
  })

  test('keeps 16 MB of variants: those requested again stay, the others leave', async () => {
    const { get, timesMade } = openCounted()
    const family = { name: 'page', variant: 'family' }
    const stranger = { name: 'page', variant: 'stranger' }
    await get(stranger)
    for (let n = 0; n < 60; n += 1) {
      await get(family)
      await get({ name: 'page', variant: `host ${n}` }, 512)
    }
    await get(stranger)
    assert.deepEqual([family, stranger].map(timesMade), [1, 2])
  })

  test('makes a response once for concurrent requests', async () => {
    const { get, timesMade } = openCounted()
    const photo = { name: 'page', variant: 'photo' }
    await Promise.all(['the list', photo, 'the list', photo].map((name) => get(name)))
    assert.deepEqual(['the list', photo].map(timesMade), [1, 1])
  })

  test('drops variants of a former revision, because what they share with others may be large', async () => {
    const cache = openResponseCache(world.context.revisions, world.context.clock)
    const getPage = async (variant: string, rest: CachedResponse) => {
      await cache.get(
        { name: 'page', variant },
        ['settings'],
        async () => new CachedResponse('head', { rest }),
      )
      return new WeakRef(rest)
    }
    const outdated = await getPage('one host', new CachedResponse('its body'))
    await change(world.context, ['settings'], async () => undefined)
    const current = await getPage('another host', new CachedResponse('a new body'))
    await setImmediate()
    collectGarbage()
    assert.equal(outdated.deref(), undefined)
    assert.ok(current.deref())
  })

  test('does not cache a failure', async () => {
    const cache = openResponseCache(world.context.revisions, world.context.clock)
    const failing = () => Promise.reject(new Error('no database'))
    for (const name of ['page', { name: 'page', variant: 'host' }]) {
      await assert.rejects(cache.get(name, ['settings'], failing), /no database/)
      const { body } = await cache.get(name, ['settings'], async () => 'here')
      assert.equal(body.toString(), 'here')
    }
  })
})

test('with PUBLIC_URL, every address that is served gets the same page', async () => {
  await using world = await openWorld({ config: { publicUrl: 'https://walter.example' } })
  const [own, strange] = await Promise.all(
    ['walter.example', '192.168.1.20:3000'].map((host) => world.visitor.get('/memories', { host })),
  )
  assert.match(own?.text ?? '', /og:url" content="https:\/\/walter\.example\/memories"/)
  assert.equal(strange?.text, own?.text)
})
