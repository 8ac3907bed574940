import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media.ts'
import type { ListedMemory } from '../../contract/memories.ts'
import type { Track } from '../../contract/music.ts'
import type { Settings } from '../../contract/settings.ts'
import { timelineOf } from '../../server/film/timelineOf.ts'

const photo = (id: string, more: Partial<Media> = {}) =>
  ({
    id,
    filePath: `/uploads/${id}/photo.jpg`,
    fileType: 'image',
    orientation: 'landscape',
    ...more,
  }) as Media
const film = photo('film', { fileType: 'video', duration: 12 })
const songs = [{ id: 'hymn', duration: 21 }] as Track[]
const memories = [
  { name: 'Ruth', slideshowSentence: 'He kept bees.', approved: true },
  { name: 'Carl', slideshowSentence: null, approved: true },
  { name: 'Inga', slideshowSentence: 'It waits.', approved: false },
] as ListedMemory[]
const plain = {
  name: 'Arne',
  birthDate: 'May 12, 1948',
  deathDate: '',
  slideshowBeginning: 'off',
  slideshowEnd: ' Thank you. ',
  slideshowMemories: 'off',
  slideshowFilms: 'off',
  slideshowAsLongAsSongs: 'off',
  slideshowOnBeats: 'off',
  slideshowSideBySide: 'off',
} as Settings
const shownOf = (settings: Partial<Settings>, media = [photo('bees'), film, photo('lake')]) =>
  timelineOf({ media, songs, memories, settings: { ...plain, ...settings } }).shown
const scenesOf = (...given: Parameters<typeof shownOf>) =>
  shownOf(...given).scenes.map(({ kind, at, until }) => [kind, until - at])

test('a film has the photographs alone, five seconds each, where the family has chosen nothing', () => {
  assert.deepEqual(scenesOf({}), [
    ['pictures', 5],
    ['pictures', 5],
  ])
  const { slides } = timelineOf({ media: [photo('bees'), film], songs, memories, settings: plain })
  assert.deepEqual(
    slides.map(({ id }) => id),
    ['bees'],
  )
})

test('it has the family’s films, beginning and end where these were chosen', () => {
  assert.deepEqual(scenesOf({ slideshowFilms: 'on' })[1], ['film', 12])
  const { scenes } = shownOf({ slideshowBeginning: 'on' })
  assert.deepEqual(
    [scenes[0], scenes.at(-1)],
    [
      { kind: 'title', name: 'Arne', dates: 'May 12, 1948', at: 0, until: 6 },
      { kind: 'end', sentence: 'Thank you.', at: 16, until: 24 },
    ],
  )
})

test('it has marked sentences of shown memories, after every ten photographs', () => {
  const many = Array.from({ length: 11 }, (_, index) => photo(`${index}`))
  const read = shownOf({ slideshowMemories: 'on' }, many).scenes.flatMap((scene) =>
    scene.kind === 'memory' ? [[scene.sentence, scene.name]] : [],
  )
  assert.deepEqual(read, [['He kept bees.', 'Ruth']])
  assert.ok(!shownOf({}, many).scenes.some(({ kind }) => kind === 'memory'))
})

test('it lasts as long as the songs, and shows upright photographs together, where that was chosen', () => {
  assert.equal(shownOf({ slideshowAsLongAsSongs: 'on' }).seconds, 21)
  const upright = ['a', 'b'].map((id) => photo(id, { orientation: 'portrait' }))
  assert.equal(scenesOf({ slideshowSideBySide: 'on' }, upright).length, 1)
  assert.equal(scenesOf({}, upright).length, 2)
})

test('its songs are as loud as they are, and what no visitor sees is not in it', () => {
  assert.ok(shownOf({}).volumes.every(({ volume }) => volume === 1))
  assert.equal(scenesOf({}, [photo('hidden', { filePath: null })]).length, 0)
})
