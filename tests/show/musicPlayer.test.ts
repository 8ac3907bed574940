import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import type { Track } from '../../contract/memorial/music.ts'
import { type MusicPlace, MusicPlayer } from '../../web/show/music/musicPlayer.ts'
import { findCurrentTrack } from '../../web/show/music/playlist.ts'
import { openStore } from '../../web/stores/store.ts'
import { FakeAudio, touch, track } from './fakeAudio.ts'
import { random } from '../support/random/random.ts'

const tracks = [track('hymn', 0), track('waltz', 1), track('march', 2)]

/** Resolves once the player's promises have settled. */
const waitUntilSettled = () => new Promise((resolve) => setImmediate(resolve))
const settleAfter = async (act: () => void) => {
  act()
  await waitUntilSettled()
}

const openPlayer = async (
  t: TestContext,
  start: Partial<MusicPlace> = {},
  list: readonly Track[] = tracks,
  audio = new FakeAudio(),
) => {
  t.mock.method(console, 'warn', () => {})
  const logged = t.mock.method(console, 'error', () => {}).mock
  const settings = openStore({ volume: 30, musicRandom: false })
  const urlOf = ({ id }: Track) => id
  const place = { seconds: 0, playing: true, muted: false, ...start }
  const musicPlayer = new MusicPlayer({ place, settings, urlOf, randomNumber: random })
  musicPlayer.setTracks(list)
  musicPlayer.start(audio)
  t.after(musicPlayer.stop)
  await waitUntilSettled()
  const current = () => findCurrentTrack(musicPlayer.get().playlist)?.id
  return { musicPlayer, audio, settings, current, logged }
}

describe('a music player', () => {
  it('starts with the first track, at the chosen volume', async (t) => {
    const { audio } = await openPlayer(t)
    assert.deepEqual([audio.played, audio.volume, audio.muted], [['hymn'], 0.3, false])
  })

  it('plays one track after the other, and the first after the last', async (t) => {
    const { audio } = await openPlayer(t)
    for (let count = 0; count < 3; count++) {
      await settleAfter(() => audio.finish())
    }
    assert.deepEqual(audio.played, ['hymn', 'waltz', 'march', 'hymn'])
  })

  it('plays its only track again and again', async (t) => {
    const { audio } = await openPlayer(t, {}, [track('hymn', 0)])
    audio.currentTime = 180
    await settleAfter(() => audio.finish())
    assert.deepEqual([audio.played, audio.currentTime, audio.paused], [['hymn', 'hymn'], 0, false])
  })

  it('stays silent without tracks, and starts when some are added', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, {}, [])
    await settleAfter(() => musicPlayer.play())
    assert.deepEqual(audio.played, [])
    await settleAfter(() => musicPlayer.setTracks(tracks))
    assert.deepEqual(audio.played, ['hymn'])
  })

  it('does not start by itself when it is not set to play', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { playing: false })
    await settleAfter(() => touch())
    assert.deepEqual(audio.played, [])
    await settleAfter(() => musicPlayer.play())
    assert.deepEqual(audio.played, ['hymn'])
  })

  it('plays the next track when one cannot be played, and reports when none can', async (t) => {
    const { musicPlayer, audio, current } = await openPlayer(t)
    await settleAfter(() => audio.break())
    assert.equal(current(), 'waltz')
    audio.play = () => Promise.reject(new DOMException('gone', 'NotSupportedError'))
    for (let count = 0; count < 3; count++) {
      await settleAfter(() => audio.break())
    }
    assert.equal(musicPlayer.get().failed, true)
  })

  it('gives up quietly when every track fails as soon as it plays', async (t) => {
    const { musicPlayer, audio, logged } = await openPlayer(t)
    // without an audio device each track starts, and fails at once
    for (let failure = 0; failure < 20 && !musicPlayer.get().failed; failure++) {
      await settleAfter(() => audio.break())
    }
    assert.deepEqual(audio.played, ['hymn', 'waltz', 'march'])
    await settleAfter(() => musicPlayer.retry())
    await settleAfter(() => audio.break())
    assert.deepEqual([audio.played.length, musicPlayer.get().failed], [4, true])
    assert.equal(logged.callCount(), 3)
  })

  it('changes its volume while it plays', async (t) => {
    const { settings, audio } = await openPlayer(t)
    settings.set({ volume: 80, musicRandom: false })
    assert.equal(audio.volume, 0.8)
  })

  it('tries again when someone presses play after all tracks have failed', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, {}, [track('hymn', 0)])
    audio.break()
    assert.equal(musicPlayer.get().failed, true)
    await settleAfter(() => musicPlayer.play())
    assert.deepEqual([musicPlayer.get().failed, audio.played], [false, ['hymn', 'hymn']])
  })

  it('keeps playing when the list is fetched again, and plays the next track when its track is removed', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.setTracks(tracks.map((track) => ({ ...track })))
    await waitUntilSettled()
    assert.deepEqual(audio.played, ['hymn'])
    await settleAfter(() => musicPlayer.setTracks(tracks.slice(1)))
    assert.deepEqual([audio.played, audio.paused], [['hymn', 'waltz'], false])
  })

  it('notices when a headset or a phone call stops it', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    audio.pause()
    assert.equal(musicPlayer.get().playing, false)
    await settleAfter(() => touch())
    assert.equal(audio.paused, true)
  })
})

describe('a browser that wants a touch first', () => {
  it('gets it: the page asks for a touch, and the music starts with it', async (t) => {
    const audio = new FakeAudio()
    audio.refuses = true
    const { musicPlayer } = await openPlayer(t, {}, tracks, audio)
    assert.deepEqual([musicPlayer.get().isBlockedByBrowser, musicPlayer.get().playing], [true, true])
    audio.refuses = false
    await settleAfter(() => touch())
    assert.deepEqual([musicPlayer.get().isBlockedByBrowser, audio.played], [false, ['hymn']])
  })

  it('plays muted music without asking for a touch', async (t) => {
    const audio = new FakeAudio()
    audio.refuses = true
    const { musicPlayer } = await openPlayer(t, { muted: true }, tracks, audio)
    assert.deepEqual([musicPlayer.get().isBlockedByBrowser, audio.paused], [false, false])
  })
})

describe('music that starts muted', () => {
  it('starts over when it is first unmuted, and never jumps after that', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { muted: true })
    audio.currentTime = 40
    musicPlayer.setMuted(false)
    assert.deepEqual([audio.currentTime, audio.muted], [0, false])
    audio.currentTime = 50
    musicPlayer.setMuted(true)
    musicPlayer.setMuted(false)
    assert.equal(audio.currentTime, 50)
  })

  it('stays where someone has moved it while it was muted', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t, { muted: true })
    musicPlayer.seek(25)
    musicPlayer.setMuted(false)
    assert.equal(audio.currentTime, 25)
  })
})

/** Makes an audio element as on iPhones, where only the buttons on the side change the volume. */
const iphoneAudio = () => Object.defineProperty(new FakeAudio(), 'volume', { get: () => 1, set: () => {} })

describe('music during a video', () => {
  it('is quieter while the video plays', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.setLevel(0.5)
    assert.deepEqual([audio.volume, audio.muted], [0.15, false])
    musicPlayer.setLevel(1)
    assert.deepEqual([audio.volume, audio.muted], [0.3, false])
  })

  it('is muted, and plays on, where the page cannot lower the volume', async (t) => {
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

describe('music that starts over with the show', () => {
  it('plays the first track from its beginning, unless that has just started', async (t) => {
    const { musicPlayer, audio, current } = await openPlayer(t)
    audio.currentTime = 2
    await settleAfter(() => musicPlayer.restart())
    assert.equal(audio.currentTime, 2)
    audio.currentTime = 90
    await settleAfter(() => musicPlayer.restart())
    assert.equal(audio.currentTime, 0)
    await settleAfter(() => musicPlayer.next())
    await settleAfter(() => musicPlayer.restart())
    assert.equal(current(), 'hymn')
  })
})

describe('choosing by hand', () => {
  it('plays the chosen track, also after a pause', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    musicPlayer.pause()
    await settleAfter(() => musicPlayer.choose('march'))
    assert.deepEqual([audio.played.at(-1), musicPlayer.get().playing], ['march', true])
    await settleAfter(() => musicPlayer.previous())
    await settleAfter(() => musicPlayer.next())
    assert.deepEqual(audio.played, ['hymn', 'march', 'waltz', 'march'])
  })

  it('keeps the current track when the order becomes random', async (t) => {
    const { settings, audio } = await openPlayer(t)
    await settleAfter(() => settings.set({ volume: 30, musicRandom: true }))
    assert.deepEqual(audio.played, ['hymn'])
  })

  it('goes on after a reload with the track and at the second where it was, once the list is there', async (t) => {
    const { musicPlayer, audio, current } = await openPlayer(t)
    musicPlayer.next()
    audio.currentTime = 42.5
    const place = JSON.parse(JSON.stringify(musicPlayer.getPlace())) as MusicPlace
    const reloaded = await openPlayer(t, place)
    assert.equal(reloaded.current(), current())
    assert.deepEqual([reloaded.audio.src, reloaded.audio.currentTime], ['waltz', 42.5])
    // Safari may forget the position until it knows the track
    reloaded.audio.currentTime = 0
    reloaded.audio.dispatchEvent(new Event('loadedmetadata'))
    assert.equal(reloaded.audio.currentTime, 42.5)
    await settleAfter(() => reloaded.musicPlayer.setMuted(true))
    await settleAfter(() => reloaded.musicPlayer.setMuted(false))
    assert.equal(reloaded.audio.currentTime, 42.5)
    reloaded.audio.finish()
    reloaded.audio.dispatchEvent(new Event('loadedmetadata'))
    assert.deepEqual([reloaded.audio.src, reloaded.audio.currentTime], ['march', 0])
  })

  it('keeps its place if the page is reloaded once more before the list is there', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    audio.currentTime = 42.5
    const place = musicPlayer.getPlace()
    const settings = openStore({ volume: 30, musicRandom: false })
    const waiting = new MusicPlayer({ place, settings, urlOf: ({ id }) => id, randomNumber: random })
    assert.deepEqual(waiting.getPlace(), place)
  })

  it('begins the next track after a reload if the track is gone, and any track that nobody has heard', async (t) => {
    const { musicPlayer, audio } = await openPlayer(t)
    audio.currentTime = 42.5
    const rest = await openPlayer(t, musicPlayer.getPlace(), tracks.slice(1))
    assert.deepEqual([rest.audio.src, rest.audio.currentTime], ['waltz', 0])
    const unheard = await openPlayer(t, { muted: true })
    unheard.audio.currentTime = 42.5
    assert.equal(unheard.musicPlayer.getPlace().seconds, 0)
  })
})
