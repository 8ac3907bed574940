import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  chooseSong,
  nextSong,
  openPlaylist,
  previousSong,
  songOn,
  withRandomSongs,
  withSongs,
} from '../../web/show/playlist.ts'

const song = (id: string, order: number, uploadedAt = '2025-01-01T00:00:00.000Z') => ({
  id,
  order,
  uploadedAt,
})
const songs = [song('waltz', 2), song('hymn', 0), song('march', 1)]
const playlist = () => openPlaylist(songs, false, Math.random)

describe('a playlist', () => {
  it('is sorted ascending by order, then by age, then by id', () => {
    const same = [song('b', 0), song('a', 0), song('old', 0, '2020-01-01T00:00:00.000Z'), song('z', -1)]
    assert.deepEqual(
      openPlaylist(same, false, Math.random).songs.map(({ id }) => id),
      ['z', 'old', 'a', 'b'],
    )
  })

  it('leaves the list it was given as it was', () => {
    playlist()
    assert.equal(songs[0]?.id, 'waltz')
  })

  it('goes on when a song has ended, and from the last to the first', () => {
    const second = nextSong(playlist())
    assert.equal(songOn(second)?.id, 'march')
    assert.equal(songOn(nextSong(nextSong(second)))?.id, 'hymn')
  })

  it('goes back from the first to the last', () => {
    assert.equal(songOn(previousSong(playlist()))?.id, 'waltz')
  })

  it('follows a single song by itself', () => {
    const single = openPlaylist([song('hymn', 0)], true, Math.random)
    assert.equal(songOn(nextSong(single))?.id, 'hymn')
    assert.equal(songOn(previousSong(single))?.id, 'hymn')
  })

  it('has no song on when it is empty, whatever is asked of it', () => {
    const empty = withRandomSongs(nextSong(openPlaylist([], false, Math.random)), true, Math.random)
    assert.equal(songOn(empty), undefined)
    assert.equal(songOn(chooseSong(empty, 'hymn')), undefined)
  })

  it('plays a chosen song and goes on from there', () => {
    const chosen = chooseSong(playlist(), 'march')
    assert.equal(songOn(chosen)?.id, 'march')
    assert.equal(songOn(nextSong(chosen))?.id, 'waltz')
    assert.equal(songOn(chooseSong(chosen, 'gone'))?.id, 'march')
  })

  it('plays every song once, in random order, before any comes again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), (ids) => {
        let list = openPlaylist(
          ids.map((id, order) => song(id, order)),
          true,
          Math.random,
        )
        const heard: (string | undefined)[] = []
        for (const _ of ids) {
          heard.push(songOn(list)?.id)
          list = nextSong(list)
        }
        assert.deepEqual(new Set(heard), new Set(ids))
        assert.equal(songOn(list)?.id, heard[0])
      }),
    )
  })

  it('keeps the song that is on while the order changes, or becomes random, or songs come and go', () => {
    const march = nextSong(playlist())
    assert.equal(songOn(withRandomSongs(march, true, Math.random))?.id, 'march')
    const changed = withSongs(march, [song('march', 0), song('new', 1)], Math.random)
    assert.equal(songOn(changed)?.id, 'march')
    assert.equal(songOn(nextSong(changed))?.id, 'new')
    assert.equal(songOn(withSongs(march, [song('hymn', 0), song('waltz', 1)], Math.random))?.id, 'waltz')
  })
})
