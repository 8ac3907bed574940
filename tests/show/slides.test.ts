import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import { plainProgram } from '../../domain/program.ts'
import type { TimelineSong } from '../../domain/timeline.ts'
import { fitToSongs, selectSlides } from '../../web/show/slides/program.ts'
import { toShape } from '../../web/show/slides/slide.ts'

const media = (id: string, more: Partial<Media> = {}) =>
  ({ id, filePath: `/uploads/${id}`, fileType: 'image', problem: null, duration: null, ...more }) as Media
const video = { fileType: 'video', duration: 12 } as const
const all = [
  media('photo'),
  media('video', video),
  media('hidden photo', { published: false }),
  media('hidden video', { ...video, published: false }),
  media('waiting photo', { filePath: null }),
  media('waiting video', { ...video, filePath: null }),
  media('video that no browser plays', { ...video, problem: 'not_playable' }),
]
const idsWith = (videos: boolean) => selectSlides(all, { videos }).map(({ id }) => id)

test('a show has the photographs that visitors see, and the playable videos if the family wants them', () => {
  assert.deepEqual([idsWith(false), idsWith(true)], [['photo'], ['photo', 'video']])
})

test('pictures and songs end together if there are songs', () => {
  const slides = selectSlides([media('a'), media('b')], plainProgram)
  const fit = (...songs: Partial<TimelineSong>[]) => fitToSongs(slides, songs as TimelineSong[], plainProgram)
  assert.equal(fit(), null)
  assert.deepEqual(fit({ duration: 20 }), { seconds: 20, photographs: 2, secondsEach: 10 })
})

test('a picture has a shape if both its sides are known', () => {
  assert.deepEqual(toShape({ width: 30, height: 20 }), { width: 30, height: 20 })
  for (const unknown of [{ width: 30, height: null }, { width: null, height: 20 }, undefined])
    assert.equal(toShape(unknown), null)
})
