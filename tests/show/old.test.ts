import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchSongs } from '../../web/site/slideshow-old/search.ts'
import { fromStored, usual } from '../../web/site/slideshow-old/settings.ts'

const songs = [
  { title: 'Été à la mer', artist: 'Chœur du Nord' },
  { title: 'Amazing Grace', artist: null },
  { title: 'Grace notes', artist: 'Anna' },
]
const found = (typed: string) => searchSongs(songs, typed).map(({ title }) => title)

test('a search finds words of title and artist in any order, whatever their case and accents', () => {
  assert.deepEqual(found('grace'), ['Amazing Grace', 'Grace notes'])
  assert.deepEqual(found('anna GRACE'), ['Grace notes'])
  assert.deepEqual(found('ete nord'), ['Été à la mer'])
  assert.deepEqual(found('nothing'), [])
  assert.equal(searchSongs(songs, '   '), songs)
})

test('settings that a device kept are used as far as they make sense', () => {
  assert.deepEqual(fromStored({}), usual)
  assert.deepEqual(fromStored({ duration: 99, effects: ['flip', 'spin'], volume: -3, random: 'yes' }), {
    ...usual,
    duration: 15,
    effects: ['flip'],
    volume: 0,
  })
  assert.deepEqual(fromStored({ effects: [] }).effects, [])
})
