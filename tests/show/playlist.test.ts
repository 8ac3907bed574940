import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  chooseTrack,
  currentTrack,
  openPlaylist,
  type Playlist,
  stepTrack,
  withTracks,
} from '../../web/show/music/playlist.ts'
import { track } from './fakeAudio.ts'

const next = (playlist: Playlist) => stepTrack(playlist, 1, Math.random)
const previous = (playlist: Playlist) => stepTrack(playlist, -1, Math.random)
const tracks = [track('waltz', 2), track('hymn', 0), track('march', 1)]
const playlist = () => openPlaylist(tracks, false, Math.random)

describe('a playlist', () => {
  it('is sorted by order, then from oldest to newest, then by id', () => {
    const same = [
      track('b', 0),
      track('a', 0),
      { ...track('old', 0), uploadedAt: '2020-01-01T00:00:00.000Z' },
      track('z', -1),
    ]
    const ids = openPlaylist(same, false, Math.random).tracks.map(({ id }) => id)
    assert.deepEqual(ids, ['z', 'old', 'a', 'b'])
  })

  it('does not change the list that was passed in', () => {
    playlist()
    assert.equal(tracks[0]?.id, 'waltz')
  })

  it('steps back from the first to the last', () => {
    assert.equal(currentTrack(previous(playlist()))?.id, 'waltz')
  })

  it('has no current track when it is empty, whatever is called', () => {
    const empty = next(openPlaylist([], true, Math.random))
    assert.equal(currentTrack(empty), undefined)
    assert.equal(currentTrack(chooseTrack(empty, 'hymn')), undefined)
  })

  it('plays a chosen track and continues from there', () => {
    const chosen = chooseTrack(playlist(), 'march')
    assert.equal(currentTrack(chosen)?.id, 'march')
    assert.equal(currentTrack(next(chosen))?.id, 'waltz')
    assert.equal(currentTrack(chooseTrack(chosen, 'gone'))?.id, 'march')
  })

  it('plays every track once, in random order, before any comes again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), (ids) => {
        let list = openPlaylist(
          ids.map((id, order) => track(id, order)),
          true,
          Math.random,
        )
        const heard: (string | undefined)[] = []
        for (const _ of ids) {
          heard.push(currentTrack(list)?.id)
          list = next(list)
        }
        assert.deepEqual(new Set(heard), new Set(ids))
      }),
    )
  })

  it('keeps the current track while others are added and removed', () => {
    const march = next(playlist())
    const changed = withTracks(march, [track('march', 0), track('new', 1)], Math.random)
    assert.equal(currentTrack(changed)?.id, 'march')
    assert.equal(currentTrack(next(changed))?.id, 'new')
    const without = withTracks(march, [track('hymn', 0), track('waltz', 1)], Math.random)
    assert.equal(currentTrack(without)?.id, 'waltz')
  })
})
