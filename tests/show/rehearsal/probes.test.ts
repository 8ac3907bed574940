import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import type { call } from '../../../web/api/call.ts'
import { MediaPlayer } from './mediaPlayer.ts'
import { openFakeBrowser } from '../fakeBrowser.ts'

Object.assign(globalThis, { addEventListener: () => {}, location: { origin: 'http://show' } })
const { playMoment } = await import('../../../web/show/rehearsal/probes/playMoment.ts')
const { probeWakeLock } = await import('../../../web/show/rehearsal/probes/probeWakeLock.ts')
const { probeFullscreen } = await import('../../../web/show/rehearsal/probes/probeFullscreen.ts')
const { probeRemote } = await import('../../../web/show/rehearsal/probes/probeRemote.ts')
const { probeAccess } = await import('../../../web/show/rehearsal/probes/probeAccess.ts')
const { refuseNetwork } = await import('../../../web/show/rehearsal/probes/refuseNetwork.ts')
const { findMissingFiles } = await import('../../../web/show/rehearsal/probes/probeStoredShow.ts')
const { isStoredShowCurrent } = await import('../../../web/show/offline/isStoredShowCurrent.ts')
const { readFreeBytes } = await import('../../../web/show/offline/freeSpace.ts')

const never = new AbortController().signal

describe('a song or a video', () => {
  it('can be played if its beginning and its end play, without a sound', async () => {
    const player = new MediaPlayer({ seconds: 60 })
    assert.equal(await playMoment(player, '/song.mp3', never), true)
    assert.deepEqual([player.src, player.muted, player.paused], ['/song.mp3', true, true])
    assert.ok(player.currentTime > 57, `the end was not tried: ${player.currentTime}`)
  })

  it('can be played if it is shorter than the moments that are tried', async () => {
    assert.equal(await playMoment(new MediaPlayer({ seconds: 0.1 }), '/song.mp3', never), true)
  })

  it('cannot be played if it is no song, breaks off, or the browser refuses it', async () => {
    for (const fault of ['no song', 'breaks off', 'refused'] as const)
      assert.equal(await playMoment(new MediaPlayer({ seconds: 60, fault }), '/x', never), false, fault)
  })

  it('cannot be played if nothing comes for half a minute', async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const played = playMoment(new MediaPlayer({ seconds: 60, fault: 'silent' }), '/x', never)
    await new Promise(setImmediate)
    t.mock.timers.tick(30_000)
    assert.equal(await played, false)
  })

  it('is let go as soon as the rehearsal is stopped', async () => {
    const controller = new AbortController()
    const player = new MediaPlayer({ seconds: 60, fault: 'silent' })
    const played = playMoment(player, '/x', controller.signal)
    await new Promise(setImmediate)
    controller.abort()
    assert.equal(await played, false)
    assert.equal(player.paused, true)
  })
})

describe('the screen', () => {
  it('stays on if the device gives the lock, which is given back', async () => {
    let released = false
    const lock = { released: false, release: async () => void (released = true) }
    assert.equal(await probeWakeLock({ request: async () => lock as unknown as WakeLockSentinel }), true)
    assert.equal(released, true)
  })

  it('can turn off if the device refuses the lock, or knows none', async () => {
    assert.equal(await probeWakeLock({ request: () => Promise.reject(new DOMException('no')) }), false)
    assert.equal(await probeWakeLock(undefined), false)
  })

  it('is filled after full screen was entered; a window that fills it is left as it is', async () => {
    let isFull = false
    const enter = async () => void (isFull = true)
    assert.equal(await probeFullscreen({ fillsScreen: () => isFull, enter }), true)
    const fail = () => assert.fail('it fills the screen already')
    assert.equal(await probeFullscreen({ fillsScreen: () => true, enter: fail }), true)
  })

  it('is not filled if the browser refuses', async () => {
    const enter = () => Promise.reject(new TypeError('not allowed'))
    assert.equal(await probeFullscreen({ fillsScreen: () => false, enter }), false)
  })
})

describe('the remote', () => {
  const answers = (commands: string[]) => {
    const called: string[] = []
    const answer = async (name: string) => {
      called.push(name)
      return name === 'POST /api/remotes' ? { code: 'abcd', key: 'key' } : { commands }
    }
    return { called, callServer: answer as unknown as typeof call }
  }

  it('answers if a command that was sent arrives, and is closed again', async () => {
    const { called, callServer } = answers(['next'])
    assert.equal(await probeRemote(never, callServer), true)
    assert.equal(called.at(-1), 'PUT /api/remotes/:id')
  })

  it('does not answer if the command gets lost, or the server fails', async () => {
    assert.equal(await probeRemote(never, answers([]).callServer), false)
    const fail = (() => Promise.reject(new Error('503'))) as unknown as typeof call
    assert.equal(await probeRemote(never, fail), false)
  })
})

describe('the access', () => {
  const now = Date.parse('2026-03-01')
  const read = (response: Response) => probeAccess(async () => response, now)

  it('has ended if the memorial asks for the password', async () => {
    assert.deepEqual(await read(new Response(null, { status: 401 })), { state: 'ended' })
  })

  it('ends if the device is allowed for less than two weeks', async () => {
    const endsAt = '2026-03-08T00:00:00.000Z'
    assert.deepEqual(await read(Response.json({ endsAt })), { state: 'ends', at: Date.parse(endsAt) })
    assert.deepEqual(await read(Response.json({ endsAt: '2027-03-08T00:00:00.000Z' })), { state: 'open' })
  })

  it('is open if nobody needs any, and if the server cannot be reached', async () => {
    assert.deepEqual(await read(Response.json({ endsAt: null })), { state: 'open' })
    assert.deepEqual(await probeAccess(() => Promise.reject(new TypeError('offline'))), { state: 'open' })
  })
})

describe('the room', () => {
  it('is what the browser allows, without what is used; null if it does not say', async () => {
    assert.equal(await readFreeBytes({ estimate: async () => ({ quota: 100, usage: 30 }) }), 70)
    assert.equal(await readFreeBytes({ estimate: async () => ({}) }), null)
    assert.equal(await readFreeBytes({ estimate: () => Promise.reject(new Error('denied')) }), null)
    assert.equal(await readFreeBytes({} as StorageManager), null)
  })
})

describe('the stored show', () => {
  const list = { files: [{ path: '/assets/show.js', bytes: 6, sha256: '' }], counts: {} } as never
  const offlineShow = { files: ['/assets/show.js'], responses: { '/api/media': [{ id: 'bees' }] } }
  const isCurrent = (now: object) => isStoredShowCurrent(list, now as never)
  beforeEach(() => openFakeBrowser({}).stored.put('/api/media', Response.json([{ id: 'bees' }])))

  it('is current while the server would send the same', async () => {
    assert.equal(await isCurrent(offlineShow), true)
  })

  it('is older once a list or a script has changed', async () => {
    assert.equal(await isCurrent({ ...offlineShow, responses: { '/api/media': [] } }), false)
    assert.equal(await isCurrent({ ...offlineShow, files: ['/assets/show.js', '/assets/new.js'] }), false)
  })

  it('misses the files that do not come, or come short', async () => {
    const files = ['whole', 'short', 'gone', 'refused'].map((name) => ({ path: `/${name}`, bytes: 3 }))
    const answers: Record<string, Response> = {
      '/whole': new Response('abc'),
      '/short': new Response('ab'),
      '/gone': new Response('abc', { status: 404 }),
    }
    const fetchResponse = async (path: unknown) => {
      const response = answers[String(path)]
      if (!response) throw new TypeError('no network')
      return response
    }
    const missing = await findMissingFiles({ files } as never, never, fetchResponse)
    assert.deepEqual(missing, ['/short', '/gone', '/refused'])
  })
})

describe('the network', () => {
  /** A service worker that replies whether it refused the network until now. */
  const openWorker = ({ isOld = false } = {}) => {
    const state = Object.assign(new EventTarget(), { refuses: false, controller: {} as ServiceWorker | null })
    const postMessage = ({ refuses }: { refuses: boolean }, [port]: MessagePort[]) => {
      if (isOld) return
      port?.postMessage(state.refuses)
      state.refuses = refuses
    }
    return { state, worker: { postMessage } as unknown as ServiceWorker }
  }

  it('is refused until it is allowed again', async () => {
    const { state, worker } = openWorker()
    const refusal = await refuseNetwork(state, async () => worker)
    assert.equal(state.refuses, true)
    assert.equal(await refusal?.end(), true)
    assert.equal(state.refuses, false)
  })

  it('is refused to a page that the worker controls only after its reply', async () => {
    const { state, worker } = openWorker()
    const control = () => {
      Object.defineProperty(state, 'controller', { value: {} })
      state.dispatchEvent(new Event('controllerchange'))
    }
    const get = () => {
      queueMicrotask(control)
      return null
    }
    Object.defineProperty(state, 'controller', { get, configurable: true })
    const refusal = await refuseNetwork(state, async () => worker)
    assert.equal(await refusal?.end(), true)
  })

  it('was not away if the worker has started again meanwhile', async () => {
    const { state, worker } = openWorker()
    const refusal = await refuseNetwork(state, async () => worker)
    state.refuses = false
    assert.equal(await refusal?.end(), false)
  })

  it('cannot be refused without a worker, or with one of an earlier version', async (t) => {
    const workers = Object.assign(new EventTarget(), { controller: null })
    assert.equal(await refuseNetwork(workers, async () => undefined), null)
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { state, worker } = openWorker({ isOld: true })
    const refusal = refuseNetwork(state, async () => worker)
    await new Promise(setImmediate)
    t.mock.timers.tick(5_000)
    assert.equal(await refusal, null)
  })
})
