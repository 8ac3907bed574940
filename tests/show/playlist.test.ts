import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import {
  chooseTrack,
  findCurrentTrack,
  createPlaylist,
  type Playlist,
  stepTrack,
  withTracks,
} from '../../web/show/music/playlist.ts'
import { track } from './fakeAudio.ts'
import { random } from '../support/random/random.ts'

const next = (playlist: Playlist) => stepTrack(playlist, 1, random)
const previous = (playlist: Playlist) => stepTrack(playlist, -1, random)
const tracks = [track('waltz', 2), track('hymn', 0), track('march', 1)]
const playlist = () => createPlaylist(tracks, false, random)

describe('a playlist', () => {
  it('is sorted by order, then from oldest to newest, then by id', () => {
    const same = [
      track('b', 0),
      track('a', 0),
      { ...track('old', 0), uploadedAt: '2020-01-01T00:00:00.000Z' },
      track('z', -1),
    ]
    const ids = createPlaylist(same, false, random).tracks.map(({ id }) => id)
    assert.deepEqual(ids, ['z', 'old', 'a', 'b'])
  })

  it('does not change the list that was passed in', () => {
    playlist()
    assert.equal(tracks[0]?.id, 'waltz')
  })

  it('steps back from the first to the last', () => {
    assert.equal(findCurrentTrack(previous(playlist()))?.id, 'waltz')
  })

  it('has no current track when it is empty, whatever is called', () => {
    const empty = next(createPlaylist([], true, random))
    assert.equal(findCurrentTrack(empty), undefined)
    assert.equal(findCurrentTrack(chooseTrack(empty, 'hymn')), undefined)
  })

  it('plays a chosen track and continues from there', () => {
    const chosen = chooseTrack(playlist(), 'march')
    assert.equal(findCurrentTrack(chosen)?.id, 'march')
    assert.equal(findCurrentTrack(next(chosen))?.id, 'waltz')
    assert.equal(findCurrentTrack(chooseTrack(chosen, 'gone'))?.id, 'march')
  })

  it('plays every track once, in random order, before any comes again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 20 }), (ids) => {
        let list = createPlaylist(
          ids.map((id, order) => track(id, order)),
          true,
          random,
        )
        const heard: (string | undefined)[] = []
        for (const _ of ids) {
          heard.push(findCurrentTrack(list)?.id)
          list = next(list)
        }
        assert.deepEqual(new Set(heard), new Set(ids))
      }),
    )
  })

  it('keeps the current track while others are added and removed', () => {
    const march = next(playlist())
    const changed = withTracks(march, [track('march', 0), track('new', 1)], random)
    assert.equal(findCurrentTrack(changed)?.id, 'march')
    assert.equal(findCurrentTrack(next(changed))?.id, 'new')
    const without = withTracks(march, [track('hymn', 0), track('waltz', 1)], random)
    assert.equal(findCurrentTrack(without)?.id, 'waltz')
  })
})
