import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readSettingsEndpoint } from '../../../contract/memorial/settings.ts'
import { toPerson } from '../../../domain/person/person.ts'
import { inLanguage } from '../../../languages/inLanguage.ts'
import type { Revisions } from '../../../server/platform/database/revisions.ts'
import { CachedResponse } from '../../../server/platform/cache/cachedResponse.ts'
import type { CacheName } from '../../../server/platform/cache/cacheEntries.ts'
import { openResponseCache } from '../../../server/platform/cache/responseCache.ts'
import { change } from '../../../server/platform/database/change.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { openWorld } from '../../support/world/world.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const { world } = await openSharedWorld()
let periodStart = 0
/** Opens a cache for a family whose present period began at `periodStart`. */
const openCache = (clock = world.context.clock, pause?: (ms: number) => Promise<unknown>) =>
  openResponseCache(world.context.revisions, clock, () => periodStart, pause)

describe('The response cache', () => {
  /** Opens a cache that counts the responses it makes. */
  function openCounted() {
    const cache = openCache()
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
    for (let n = 0; n < 20; n += 1) await get({ name: 'page', variant: `host ${n}` }, 1024)
    await get('the list')
    assert.equal(timesMade('the list'), 1)
  })

  test('keeps 16 MB of variants: those requested again stay, the others leave', async () => {
    const { get, timesMade } = openCounted()
    const family = { name: 'page', variant: 'family' }
    const stranger = { name: 'page', variant: 'stranger' }
    await get(stranger)
    for (let n = 0; n < 36; n += 1) {
      await get(family)
      await get({ name: 'page', variant: `host ${n}` }, 512)
    }
    await get(stranger)
    assert.deepEqual([family, stranger].map(timesMade), [1, 2])
  })

  test('keeps what is said of her apart from what is said with the name, which a stranger may not learn', async () => {
    const cache = openCache()
    cache.register(readSettingsEndpoint, async ({ person }) => ({
      ...(await world.visitor.call('GET /api/settings')).body,
      name: person.name,
    }))
    const readName = async (pronoun: 'she' | 'name') => {
      const person = toPerson({ pronoun, name: 'Robin', nameGenitive: '', nameLocative: '' })
      return (await cache.readResponse('GET /api/settings', inLanguage('en', person))).name
    }
    assert.deepEqual([await readName('name'), await readName('she')], ['Robin', ''])
  })

  test('makes a response once for concurrent requests', async () => {
    const { get, timesMade } = openCounted()
    const photo = { name: 'page', variant: 'photo' }
    await Promise.all(['the list', photo, 'the list', photo].map((name) => get(name)))
    assert.deepEqual(['the list', photo].map(timesMade), [1, 1])
  })

  test('makes a response again when the calendar is in another period, also after a clock was set back', async (story) => {
    story.after(() => (periodStart = 0))
    const { get, timesMade } = openCounted()
    const now = world.context.clock()
    const made: number[] = []
    for (periodStart of [now, now + 1, now + 1, now, -Infinity]) {
      await get('the list')
      made.push(timesMade('the list'))
    }
    assert.deepEqual(made, [1, 2, 2, 3, 4])
  })

  test('drops variants of a former revision, because what they share with others may be large', async () => {
    const cache = openCache()
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

  describe('lets a large response rest before it is made again', () => {
    /** Opens a cache whose pauses end when the test ends them, and at once after `endPauses`. */
    function openResting() {
      let now = 1_000_000
      let areOver = false
      const pauses: { ms: number; end: () => void }[] = []
      const pause = (ms: number) =>
        new Promise<void>((resolve) => {
          pauses.push({ ms, end: resolve })
          if (areOver) resolve()
        })
      const endPauses = () => {
        areOver = true
        for (const { end } of pauses) end()
      }
      const cache = openCache(() => now, pause)
      const made: string[] = []
      const get = async (bytes: number) => {
        const { body } = await cache.get('the list', ['settings'], async () => {
          made.push(`${made.length + 1}`)
          return (made.at(-1) ?? '').padEnd(bytes, ' ')
        })
        return body.toString().trim()
      }
      const advance = (ms: number) => (now += ms)
      return { cache, get, made, pauses, endPauses, advance }
    }
    const save = () => change(world.context, ['settings'], async () => undefined)

    test('and all who ask in the meantime get one response, as new as the last of them expects', async () => {
      const { get, made, pauses, endPauses } = openResting()
      await get(1_100_000)
      await save()
      const first = get(1_100_000)
      await setImmediate()
      await save()
      const second = get(1_100_000)
      await setImmediate()
      assert.deepEqual([made.length, pauses.map(({ ms }) => ms)], [1, [100]])
      endPauses()
      assert.deepEqual([await first, await second], ['2', '2'])
      assert.equal(await get(1_100_000), '2')
    })

    test('and what it is made of is as new, too, so that nothing that was hidden in the meantime stays', async () => {
      const { cache, endPauses } = openResting()
      let content = 'shown'
      const getPage = (revisions: Revisions) =>
        cache.get(
          'page',
          ['settings'],
          async (current) => {
            const { body } = await cache.get('body', ['settings'], async () => content, current)
            return body.toString().padEnd(1_100_000, ' ')
          },
          revisions,
        )
      await getPage(await world.context.revisions.read())
      await save()
      const revisions = await world.context.revisions.read()
      await cache.get('body', ['settings'], async () => content, revisions)
      const first = getPage(revisions)
      await setImmediate()
      content = 'hidden'
      await save()
      const second = getPage(await world.context.revisions.read())
      await setImmediate()
      endPauses()
      assert.deepEqual(
        (await Promise.all([first, second])).map(({ body }) => body.toString().trim()),
        ['hidden', 'hidden'],
      )
    })

    test('never for more than a second, and only as long as it has not rested anyway', async () => {
      const { get, made, pauses, endPauses, advance } = openResting()
      endPauses()
      for (const rested of [0, 400, 1_000, 5_000, -60_000]) {
        await get(11_000_000)
        advance(rested)
        await save()
        await get(11_000_000)
      }
      assert.deepEqual(
        pauses.map(({ ms }) => ms),
        [1_000, 600],
      )
      assert.equal(made.length, 6)
    })

    test('but not a small one', async () => {
      const { get, pauses } = openResting()
      for (const expected of ['1', '2', '3']) {
        assert.equal(await get(90_000), expected)
        await save()
      }
      assert.deepEqual(pauses, [])
    })
  })

  test('makes a response only once at a time, however often its data changes', async () => {
    const cache = openCache()
    const making: PromiseWithResolvers<string>[] = []
    const get = async () =>
      cache.get('the list', ['settings'], () => {
        making.push(Promise.withResolvers())
        if (making.length > 2) making.at(-1)?.resolve('once too often')
        return making.at(-1)?.promise ?? assert.fail()
      })
    const first = get()
    await setImmediate()
    const others: ReturnType<typeof get>[] = []
    for (let times = 0; times < 3; times += 1) {
      await change(world.context, ['settings'], async () => undefined)
      others.push(get())
      await setImmediate()
    }
    assert.equal(making.length, 1)
    making[0]?.resolve('before')
    await first
    await setImmediate()
    making[1]?.resolve('after')
    const bodies = (await Promise.all(others)).map(({ body }) => body.toString())
    assert.deepEqual([bodies, making.length], [['after', 'after', 'after'], 2])
  })

  test('gives nobody a first response that is older than they expect', async () => {
    const cache = openCache()
    let content = 'shown'
    const getPage = (revisions: Revisions) =>
      cache.get(
        'page',
        ['settings'],
        async (current) => (await cache.get('body', ['settings'], async () => content, current)).body,
        revisions,
      )
    const before = await world.context.revisions.read()
    await cache.get('body', ['settings'], async () => content, before)
    content = 'hidden'
    await change(world.context, ['settings'], async () => undefined)
    const after = await world.context.revisions.read()
    const [, second] = await Promise.all([getPage(before), getPage(after)])
    assert.equal(second.body.toString(), 'hidden')
  })

  test('does not cache a failure', async () => {
    const cache = openCache()
    const failing = () => Promise.reject(new Error('no database'))
    for (const name of ['page', { name: 'page', variant: 'host' }]) {
      await assert.rejects(async () => cache.get(name, ['settings'], failing), /no database/)
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
