import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MusicPlayer } from '../../web/show/music/musicPlayer.ts'
import type { SlidePlayer } from '../../web/show/slides/slidePlayer.ts'
import { waitUntil } from '../support/waitUntil.ts'

/** A page's window that counts its listeners. */
class FakeWindow extends EventTarget {
  listening = 0

  override addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(...given)
    const [, , options] = given
    this.listening++
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => this.listening--)
  }
}

Object.assign(globalThis, { addEventListener: () => {}, location: { origin: 'http://show' } })
const { openRemote, remoteSession } = await import('../../web/show/remote/remoteSession.ts')

test('a remote that ends leaves no timer and no listener', async (t) => {
  const page = new FakeWindow()
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true })
  t.mock.method(console, 'error', () => {})
  let has = true
  t.mock.method(globalThis, 'fetch', async (_: string, { method }: RequestInit) =>
    method === 'POST'
      ? Response.json({ code: 'abcd', key: 'key' }, { status: 201 })
      : Response.json(has ? { playing: true, music: false, commands: [] } : {}, { status: has ? 200 : 404 }),
  )
  let subscribed = 0
  const subscribe = () => {
    subscribed++
    return () => void subscribed--
  }
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
  const before = { timers: timers(), listening: page.listening }
  await openRemote({
    slidePlayer: { get: () => ({ playing: true }), subscribe } as unknown as SlidePlayer,
    musicPlayer: { get: () => ({ playing: true, muted: true }), subscribe } as unknown as MusicPlayer,
  })
  assert.deepEqual([subscribed, page.listening], [2, before.listening + 2])
  assert.ok(timers() > before.timers)
  has = false
  await waitUntil(() => remoteSession.get() === null && subscribed === 0, 'it does not end')
  assert.equal(page.listening, before.listening)
  assert.equal(timers(), before.timers)
})
