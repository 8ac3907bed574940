import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import type { Track } from '../../contract/music.ts'
import { openMusicPlayer } from '../../web/show/music/musicPlayer.ts'
import { currentTrack } from '../../web/show/music/playlist.ts'
import { openStore } from '../../web/stores/store.ts'
import { FakeAudio, touch, track } from './fakeAudio.ts'

const tracks = [track('hymn', 0), track('waltz', 1), track('march', 2)]

/** A player's promises are kept a moment later. */
const settled = () => new Promise((resolve) => setImmediate(resolve))
const done = async (act: () => void) => {
  act()
  await settled()
}

const openPlayer = async (
  t: TestContext,
  start: { playing?: boolean; muted?: boolean } = {},
  list: readonly Track[] = tracks,
  audio = new FakeAudio(),
) => {
  t.mock.method(console, 'warn', () => {})
  const logged = t.mock.method(console, 'error', () => {}).mock
  const settings = openStore({ volume: 30, musicRandom: false })
  const urlOf = ({ id }: Track) => id
  const parts = { playing: true, muted: false, settings, urlOf, randomNumber: Math.random }
  const musicPlayer = openMusicPlayer({ ...parts, ...start })
  musicPlayer.setTracks(list)
  musicPlayer.start(audio)
  t.after(musicPlayer.stop)
  await settled()
  const current = () => currentTrack(musicPlayer.get().playlist)?.id
  return { musicPlayer, audio, settings, current, logged }
}

describe('a music player', () => {
  it('begins with the first track, as loud as was chosen', async (t) => {
    const { audio } = await openPlayer(t)
    assert.deepEqual([audio.played, audio.volume, audio.muted], [['hymn'], 0.3, false])
  })

  it('plays one track after the other, the first after the last', async (t) => {
    const { audio } = await openPlayer(t)
    for (let count = 0; count < 3; count++) {
      await done(() => audio.finish())
    }
    assert.deepEqual(audio.played, ['hymn', 'waltz', 'march', 'hymn'])
  })

  it('plays its only track again and again', async (t) => {
    const { audio } = await openPlayer(t, {}, [track('hymn', 0)])
    audio.currentTime = 180
    await done(() => audio.finish())
    assert.deepEqual([audio.played, audio.currentTime, audio.paused], [['hymn', 'hymn'], 0, false])
  })

  it('stays silent without tracks, and begins when some come', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, {}, [])
    await done(() => musicPlayer.play())
    assert.deepEqual(audio.played, [])
    await done(() => musicPlayer.setTracks(tracks))
    assert.deepEqual(audio.played, ['hymn'])
  })

  it('does not begin by itself when it is not meant to play', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { playing: false })
    await done(() => touch())
    assert.deepEqual(audio.played, [])
    await done(() => musicPlayer.play())
    assert.deepEqual(audio.played, ['hymn'])
  })

  it('goes on with the next track when one cannot be played, and says so when none can', async (t) => {
    const { musicPlayer, audio, current } = await openPlayer(t)
    await done(() => audio.break())
    assert.equal(current(), 'waltz')
    audio.play = () => Promise.reject(new DOMException('gone', 'NotSupportedError'))
    for (let count = 0; count < 3; count++) {
      await done(() => audio.break())
    }
    assert.equal(musicPlayer.get().failed, true)
  })

  it('gives up quietly where every track breaks as soon as it plays', async (t) => {
    const { musicPlayer, audio, logged } = await openPlayer(t)
    // no audio device: each begins, and breaks at once
    for (let failure = 0; failure < 20 && !musicPlayer.get().failed; failure++) {
      await done(() => audio.break())
    }
    assert.deepEqual(audio.played, ['hymn', 'waltz', 'march'])
    await done(() => musicPlayer.retry())
    await done(() => audio.break())
    assert.deepEqual([audio.played.length, musicPlayer.get().failed], [4, true])
    assert.equal(logged.callCount(), 3)
  })

  it('is as loud as is chosen while it plays', async (t) => {
    const { settings, audio } = await openPlayer(t)
    settings.set({ volume: 80, musicRandom: false })
    assert.equal(audio.volume, 0.8)
  })

  it('tries again when someone asks for it after that', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, {}, [track('hymn', 0)])
    audio.break()
    assert.equal(musicPlayer.get().failed, true)
    await done(() => musicPlayer.play())
    assert.deepEqual([musicPlayer.get().failed, audio.played], [false, ['hymn', 'hymn']])
  })

  it('keeps playing when the list is fetched again, and goes on when its track was taken away', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.setTracks(tracks.map((track) => ({ ...track })))
    await settled()
    assert.deepEqual(audio.played, ['hymn'])
    await done(() => musicPlayer.setTracks(tracks.slice(1)))
    assert.deepEqual([audio.played, audio.paused], [['hymn', 'waltz'], false])
  })

  it('notices that a headset or a telephone call has stopped it', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    audio.pause()
    assert.equal(musicPlayer.get().playing, false)
    await done(() => touch())
    assert.equal(audio.paused, true)
  })
})

describe('a browser that wants a touch first', () => {
  it('is not fought: the page says so, and the music begins with the touch', async (t) => {
    const audio = new FakeAudio()
    audio.refuses = true
    const { musicPlayer } = await openPlayer(t, {}, tracks, audio)
    assert.deepEqual([musicPlayer.get().refused, musicPlayer.get().playing], [true, true])
    audio.refuses = false
    await done(() => touch())
    assert.deepEqual([musicPlayer.get().refused, audio.played], [false, ['hymn']])
  })

  it('lets muted music run, and says nothing', async (t) => {
    const audio = new FakeAudio()
    audio.refuses = true
    const { musicPlayer } = await openPlayer(t, { muted: true }, tracks, audio)
    assert.deepEqual([musicPlayer.get().refused, audio.paused], [false, false])
  })
})

describe('music that starts muted', () => {
  it('is heard from its beginning when it is first let sound, and never jumps after that', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { muted: true })
    audio.currentTime = 40
    musicPlayer.setMuted(false)
    assert.deepEqual([audio.currentTime, audio.muted], [0, false])
    audio.currentTime = 50
    musicPlayer.setMuted(true)
    musicPlayer.setMuted(false)
    assert.equal(audio.currentTime, 50)
  })

  it('stays where someone has taken it while it was muted', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { muted: true })
    musicPlayer.seek(25)
    musicPlayer.setMuted(false)
    assert.equal(audio.currentTime, 25)
  })
})

/** Only the buttons at the telephone's side change its volume. */
const iphoneAudio = () => Object.defineProperty(new FakeAudio(), 'volume', { get: () => 1, set: () => {} })

describe('music below a film', () => {
  it('is lower for as long as the film sounds', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.setLevel(0.5)
    assert.deepEqual([audio.volume, audio.muted], [0.15, false])
    musicPlayer.setLevel(1)
    assert.deepEqual([audio.volume, audio.muted], [0.3, false])
  })

  it('is silent, and goes on, where the page cannot make it lower', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, {}, tracks, iphoneAudio())
    musicPlayer.setLevel(0.15)
    assert.deepEqual([audio.muted, audio.paused], [true, false])
    assert.equal(musicPlayer.get().muted, false, 'nobody has muted it')
    musicPlayer.setMuted(false)
    assert.equal(audio.muted, true)
    musicPlayer.setLevel(1)
    assert.equal(audio.muted, false)
  })
})

describe('music that begins again with the show', () => {
  it('is the first track from its beginning, unless that has just begun', async (t) => {
    const { musicPlayer, audio, current } = await openPlayer(t)
    audio.currentTime = 2
    await done(() => musicPlayer.beginAgain())
    assert.equal(audio.currentTime, 2)
    audio.currentTime = 90
    await done(() => musicPlayer.beginAgain())
    assert.equal(audio.currentTime, 0)
    await done(() => musicPlayer.next())
    await done(() => musicPlayer.beginAgain())
    assert.equal(current(), 'hymn')
  })
})

describe('choosing by hand', () => {
  it('plays what was chosen, also after a pause', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.pause()
    await done(() => musicPlayer.choose('march'))
    assert.deepEqual([audio.played.at(-1), musicPlayer.get().playing], ['march', true])
    await done(() => musicPlayer.previous())
    await done(() => musicPlayer.next())
    assert.deepEqual(audio.played, ['hymn', 'march', 'waltz', 'march'])
  })

  it('leaves the track that sounds alone when the order becomes random', async (t) => {
    const { settings, audio } = await openPlayer(t)
    await done(() => settings.set({ volume: 30, musicRandom: true }))
    assert.deepEqual(audio.played, ['hymn'])
  })
})
