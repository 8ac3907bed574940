import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { openResponseCache, type ResponseCache } from '../../server/cache/responseCache.ts'
import { openWorld, type World } from '../support/world.ts'

describe('Without PUBLIC_URL, a page is cached for each Host header', () => {
  let world: World
  let cache: ResponseCache
  before(async () => {
    world = await openWorld()
    cache = openResponseCache(world.context.revisions, world.context.clock)
  })
  after(() => world.close())

  test('but only for a few: those asked for stay, those nobody asks for again leave', async () => {
    const made: string[] = []
    const get = (name: string) =>
      cache.get(name, ['settings'], async () => {
        made.push(name)
        return name
      })
    await get('/ of a stranger')
    for (let n = 0; n < 60; n += 1) {
      await get('/ of the family')
      await get(`/ of claim ${n}`)
    }
    await get('/ of a stranger')
    assert.equal(made.filter((name) => name === '/ of the family').length, 1)
    assert.equal(made.filter((name) => name === '/ of a stranger').length, 2)
  })
})

test('with PUBLIC_URL, every address that is served gets the same page', async () => {
  const world = await openWorld({ config: { publicUrl: 'https://walter.example' } })
  const [own, strange] = await Promise.all(
    ['walter.example', '192.168.1.20:3000'].map((host) => world.visitor.get('/memories', { host })),
  )
  assert.match(own?.text ?? '', /og:url" content="https:\/\/walter\.example\/memories"/)
  assert.equal(strange?.text, own?.text)
  await world.close()
})
