import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import type { ListedMemory } from '../../contract/memorial/memories.ts'
import type { Track } from '../../contract/memorial/music.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import { planShow } from '../../domain/planShow.ts'

const landscape = { fileType: 'image', orientation: 'landscape' }
const photo = (id: string, more: Partial<Media> = {}) =>
  ({ id, filePath: `/uploads/${id}/photo.jpg`, ...landscape, ...more }) as Media
const video = photo('video', { fileType: 'video', duration: 12 })
const songs = [{ id: 'hymn', duration: 21 }] as Track[]
const memories = [{ name: 'Ruth', slideshowSentence: 'He kept bees.', approved: true }] as ListedMemory[]
const plain = {
  name: 'Arne',
  shownDates: { birthDate: 'May 12, 1948', deathDate: '' },
  slideshowEnd: 'Thank you.',
} as Settings
const shownOf = (settings: Partial<Settings>, media = [photo('bees'), video, photo('lake')]) =>
  planShow({ media, songs, memories, settings: { ...plain, ...settings } }).timeline
const scenesOf = (...given: Parameters<typeof shownOf>) =>
  shownOf(...given).scenes.map(({ kind, at, until }) => [kind, until - at])

test('a film has only the photographs, five seconds each, with captions, unless the family has chosen otherwise', () => {
  assert.deepEqual(scenesOf({}), [
    ['pictures', 5],
    ['pictures', 5],
  ])
  const given = { media: [photo('bees'), video], songs, memories }
  const { slides, hasCaptions } = planShow({ ...given, settings: plain })
  const ids = slides.map(({ id }) => id)
  assert.deepEqual([ids, hasCaptions], [['bees'], true])
  assert.equal(planShow({ ...given, settings: { ...plain, slideshowCaptions: 'off' } }).hasCaptions, false)
})

test('a film has the beginning, videos, memories and end that the family chose, and lasts as long as the songs', () => {
  const chosen = { slideshowFilms: 'on', slideshowBeginning: 'on', slideshowMemories: 'on' } as const
  assert.deepEqual(scenesOf(chosen), [
    ['title', 6],
    ['pictures', 5],
    ['video', 12],
    ['pictures', 5],
    ['memory', 6],
    ['end', 8],
  ])
  assert.equal(shownOf({ slideshowAsLongAsSongs: 'on' }).seconds, 21)
  assert.equal(shownOf({ slideshowSeconds: '8' }).seconds, 16)
  const silent = shownOf({ slideshowAsLongAsSongs: 'on', slideshowMusic: 'off', slideshowSeconds: '8' })
  assert.deepEqual([silent.seconds, silent.sounds], [16, []])
})

test('the songs grow softer and louder again within a video, however short it is', () => {
  for (const duration of [0.4, 12]) {
    const { volumes } = shownOf({ slideshowFilms: 'on' }, [photo('bees'), { ...video, duration }])
    const times = volumes.map(({ at }) => at)
    assert.deepEqual(
      times,
      times.toSorted((a, b) => a - b),
    )
    assert.equal(times.at(-1), 5 + duration)
  }
})

test('a film leaves the songs’ loudness unchanged, and leaves out photographs that visitors do not see', () => {
  assert.ok(shownOf({}).volumes.every(({ volume }) => volume === 1))
  assert.equal(scenesOf({}, [photo('hidden', { filePath: null })]).length, 0)
})

test('a film leaves out what the family has left out of the slideshow', () => {
  const leftOut = { inSlideshow: false }
  const media = [photo('bees', leftOut), photo('lake'), { ...video, ...leftOut }]
  assert.deepEqual(scenesOf({ slideshowFilms: 'on' }, media), [['pictures', 5]])
})
