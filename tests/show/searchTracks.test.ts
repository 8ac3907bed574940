import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchTracks } from '../../web/site/slideshow-old/searchTracks.ts'
import { track } from './fakeAudio.ts'

const tracks = [
  { ...track('sea', 0), title: 'Été à la mer', artist: 'Chœur du Nord' },
  { ...track('grace', 1), title: 'Amazing Grace' },
  { ...track('notes', 2), title: 'Grace notes', artist: 'Anna' },
]
const found = (typed: string) => searchTracks(tracks, typed).map(({ title }) => title)

test('a search finds words of title and artist in any order, ignoring case and accents', () => {
  assert.deepEqual(found('grace'), ['Amazing Grace', 'Grace notes'])
  assert.deepEqual(found('anna GRACE'), ['Grace notes'])
  for (const typed of ['ete nord', 'choeur']) assert.deepEqual(found(typed), ['Été à la mer'], typed)
  assert.deepEqual(found('nothing'), [])
  assert.equal(searchTracks(tracks, '   '), tracks)
})

test('a search finds a title whatever its quotation marks, dashes and blanks', () => {
  const titles = [
    'Don’t Fence Me In — “Live”',
    'Don\'t Fence Me In - "Live"',
    'Don´t Fence\u00a0Me In – „Live“',
  ]
  const songs = titles.map((title, index) => ({ ...track(`song ${index}`, index), title }))
  for (const typed of [...titles, "don't", 'DON’T fence'])
    assert.deepEqual(searchTracks(songs, typed), songs, typed)
})
