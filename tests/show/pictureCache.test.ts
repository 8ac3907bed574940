import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CachedPicture, openPictureCache } from '../../web/show/pictureCache.ts'
import { slideSizes } from '../../web/show/pictureSize.ts'

function openCache() {
  const cache = openPictureCache()
  const cancelled: string[] = []
  const add = (id: string, state: CachedPicture['state'], complete = state !== 'loading') => {
    // 4 megapixels
    const element = { complete, naturalWidth: 4_000, naturalHeight: 1_000 } as HTMLImageElement
    const cancel = () => void cancelled.push(id)
    cache.set(id, { element, state, cancel, ready: Promise.resolve(), size: slideSizes[0] })
  }
  const states = (ids: string) => [...ids].map((id) => cache.get(id)?.state)
  return { cache, cancelled, add, states }
}

test('what is no longer wanted is retained once it has come, and cancelled before that', () => {
  const { cache, cancelled, add, states } = openCache()
  add('a', 'decoded')
  add('b', 'loading')
  add('c', 'loading', true)
  add('d', 'failed')
  add('e', 'loading')
  cache.keepOnly(['e', 'nowhere'])
  assert.deepEqual(states('abcde'), ['retained', undefined, 'retained', 'failed', 'loading'])
  assert.deepEqual(cancelled, ['b'])
})

test('sixteen megapixels are retained for going back, those of the pictures seen last', () => {
  const { cache, add, states } = openCache()
  for (const id of 'abcd') add(id, 'decoded')
  cache.keepOnly([])
  assert.deepEqual(states('abcd'), Array(4).fill('retained'))
  cache.keepOnly(['a'])
  add('e', 'decoded')
  cache.keepOnly(['e'])
  assert.deepEqual(states('abcde'), ['retained', 'retained', 'retained', 'retained', 'decoded'])
  add('f', 'retained')
  cache.keepOnly(['e'])
  assert.deepEqual(states('abcdef'), ['retained', undefined, 'retained', 'retained', 'decoded', 'retained'])
})

test('what failed, was deleted or is no slide any more is forgotten', () => {
  const { cache, add, states } = openCache()
  add('a', 'failed')
  add('b', 'decoded')
  add('c', 'decoded')
  cache.deleteFailed()
  assert.deepEqual(states('ab'), [undefined, 'decoded'])
  cache.deleteUnlisted((id) => id === 'c')
  assert.deepEqual(states('bc'), [undefined, 'decoded'])
  cache.delete('c')
  assert.deepEqual(states('c'), [undefined])
})
