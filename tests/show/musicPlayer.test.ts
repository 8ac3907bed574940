import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { Loudspeaker, touch, tune } from './loudspeaker.ts'
import { type MusicPlayerSettings, openMusicPlayer, type Track } from '../../web/show/musicPlayer.ts'
import { songOn } from '../../web/show/playlist.ts'

const songs = [tune('hymn', 0), tune('waltz', 1), tune('march', 2)]

/** What is promised of a player comes a moment later. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

const opened = async (
  t: TestContext,
  settings: Partial<MusicPlayerSettings> = {},
  list: readonly Track[] = songs,
  speaker = new Loudspeaker(),
) => {
  t.mock.method(console, 'warn', () => {})
  t.mock.method(console, 'error', () => {})
  const musicPlayer = openMusicPlayer<Track>(
    { playing: true, muted: false, volume: 30, random: false, ...settings },
    ({ id }) => id,
  )
  musicPlayer.setSongs(list)
  musicPlayer.start(speaker)
  t.after(musicPlayer.stop)
  await settled()
  return { musicPlayer, speaker, on: () => songOn(musicPlayer.get().playlist)?.id }
}

describe('a jukebox', () => {
  it('begins with the first song, as loud as was chosen', async (t) => {
    const { speaker } = await opened(t)
    assert.deepEqual([speaker.played, speaker.volume, speaker.muted], [['hymn'], 0.3, false])
  })

  it('plays one song after the other, the first after the last', async (t) => {
    const { speaker } = await opened(t)
    for (let song = 0; song < 3; song++) {
      speaker.finish()
      await settled()
    }
    assert.deepEqual(speaker.played, ['hymn', 'waltz', 'march', 'hymn'])
  })

  it('plays its only song again and again', async (t) => {
    const { speaker } = await opened(t, {}, [tune('hymn', 0)])
    speaker.currentTime = 180
    speaker.finish()
    await settled()
    assert.deepEqual([speaker.played, speaker.currentTime, speaker.paused], [['hymn', 'hymn'], 0, false])
  })

  it('stays silent without songs, and begins when some come', async (t) => {
    const { musicPlayer, speaker } = await opened(t, {}, [])
    musicPlayer.play()
    await settled()
    assert.deepEqual(speaker.played, [])
    musicPlayer.setSongs(songs)
    await settled()
    assert.deepEqual(speaker.played, ['hymn'])
  })

  it('does not begin by itself when it is not meant to play', async (t) => {
    const { musicPlayer, speaker } = await opened(t, { playing: false })
    touch()
    await settled()
    assert.deepEqual(speaker.played, [])
    musicPlayer.play()
    await settled()
    assert.deepEqual(speaker.played, ['hymn'])
  })

  it('goes on with the next song when one cannot be played, and says so when none can', async (t) => {
    const { musicPlayer, speaker, on } = await opened(t)
    speaker.break()
    await settled()
    assert.equal(on(), 'waltz')
    speaker.play = () => Promise.reject(new DOMException('gone', 'NotSupportedError'))
    for (let song = 0; song < 3; song++) {
      speaker.break()
      await settled()
    }
    assert.equal(musicPlayer.get().failed, true)
  })

  it('tries again when someone asks for it after that', async (t) => {
    const { musicPlayer, speaker } = await opened(t, {}, [tune('hymn', 0)])
    speaker.break()
    assert.equal(musicPlayer.get().failed, true)
    musicPlayer.play()
    await settled()
    assert.deepEqual([musicPlayer.get().failed, speaker.played], [false, ['hymn', 'hymn']])
  })

  it('keeps playing when the list is fetched again, and goes on when its song was taken away', async (t) => {
    const { musicPlayer, speaker } = await opened(t)
    musicPlayer.setSongs(songs.map((song) => ({ ...song })))
    await settled()
    assert.deepEqual(speaker.played, ['hymn'])
    musicPlayer.setSongs(songs.slice(1))
    await settled()
    assert.deepEqual([speaker.played, speaker.paused], [['hymn', 'waltz'], false])
  })

  it('notices that a headset or a telephone call has stopped it', async (t) => {
    const { musicPlayer, speaker } = await opened(t)
    speaker.pause()
    assert.equal(musicPlayer.get().playing, false)
    touch()
    await settled()
    assert.equal(speaker.paused, true)
  })
})

describe('a browser that wants a touch first', () => {
  it('is not fought: the page says so, and the music begins with the touch', async (t) => {
    const speaker = new Loudspeaker()
    speaker.refuses = true
    const { musicPlayer } = await opened(t, {}, songs, speaker)
    assert.deepEqual([musicPlayer.get().refused, musicPlayer.get().playing], [true, true])
    speaker.refuses = false
    touch()
    await settled()
    assert.deepEqual([musicPlayer.get().refused, speaker.played], [false, ['hymn']])
  })

  it('lets muted music run, and says nothing', async (t) => {
    const speaker = new Loudspeaker()
    speaker.refuses = true
    const { musicPlayer } = await opened(t, { muted: true }, songs, speaker)
    assert.deepEqual([musicPlayer.get().refused, speaker.paused], [false, false])
  })
})

describe('music that starts muted', () => {
  it('is heard from its beginning when it is first let sound, and never jumps after that', async (t) => {
    const { musicPlayer, speaker } = await opened(t, { muted: true })
    speaker.currentTime = 40
    musicPlayer.setMuted(false)
    assert.deepEqual([speaker.currentTime, speaker.muted], [0, false])
    speaker.currentTime = 50
    musicPlayer.setMuted(true)
    musicPlayer.setMuted(false)
    assert.equal(speaker.currentTime, 50)
  })

  it('stays where someone has taken it while it was muted', async (t) => {
    const { musicPlayer, speaker } = await opened(t, { muted: true })
    musicPlayer.seek(25)
    musicPlayer.setMuted(false)
    assert.equal(speaker.currentTime, 25)
  })
})

describe('choosing by hand', () => {
  it('plays what was chosen, also after a pause', async (t) => {
    const { musicPlayer, speaker } = await opened(t)
    musicPlayer.pause()
    musicPlayer.choose('march')
    await settled()
    assert.deepEqual([speaker.played.at(-1), musicPlayer.get().playing], ['march', true])
    musicPlayer.previous()
    await settled()
    musicPlayer.next()
    await settled()
    assert.deepEqual(speaker.played, ['hymn', 'march', 'waltz', 'march'])
  })

  it('leaves the song that sounds alone when the order becomes random', async (t) => {
    const { musicPlayer, speaker } = await opened(t)
    musicPlayer.setRandom(true)
    await settled()
    assert.deepEqual(speaker.played, ['hymn'])
  })
})
