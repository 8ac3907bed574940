import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import { plainProgram } from '../../domain/program.ts'
import type { TimelineSong } from '../../domain/timeline.ts'
import { texts } from '../../languages/en/visitors/show.ts'
import { selectSlides } from '../../domain/slides.ts'
import { fitToSongs } from '../../web/show/slides/program.ts'
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

test('a show leaves out what the family has left out, and shows all of a list from before there were marks', () => {
  const items = [
    media('first', { inSlideshow: true }),
    media('left out', { inSlideshow: false }),
    media('video left out', { ...video, inSlideshow: false }),
    media('chosen, then hidden', { inSlideshow: true, published: false }),
    media('stored by an earlier version'),
  ]
  const ids = selectSlides(items, { videos: true }).map(({ id }) => id)
  assert.deepEqual(ids, ['first', 'stored by an earlier version'])
})

test('pictures and songs end together if there are songs', () => {
  const slides = selectSlides([media('a'), media('b')], plainProgram)
  const fit = (...songs: Partial<TimelineSong>[]) => fitToSongs(slides, songs as TimelineSong[], plainProgram)
  assert.equal(fit(), null)
  const played = { seconds: 20, photographs: 2, secondsEach: 10 }
  assert.deepEqual(fit({ duration: 20 }), { ...played, songCount: 1, songSeconds: 20, rounds: 1 })
})

test('the settings say how long the songs last, how often they are played, and if that is too short', () => {
  const describe = (count: number, ...durations: (number | null)[]) => {
    const slides = selectSlides(
      Array.from({ length: count }, (_, index) => media(String(index))),
      plainProgram,
    )
    const fit = fitToSongs(
      slides,
      durations.map((duration) => ({ duration })) as TimelineSong[],
      plainProgram,
    )
    return fit && texts.explainFit(fit)
  }
  const tooShort = 'That is too short to look at a photograph. Choose fewer, or add songs.'
  assert.equal(
    describe(300, 50, 30, null),
    `10 minutes 40 seconds, 300 photographs, 2.1 seconds each. The songs last 1 minute 20 seconds and are played eight times. ${tooShort}`,
  )
  assert.equal(
    describe(10, 60),
    '1 minute, 10 photographs, 6 seconds each. The song lasts 1 minute and is played once.',
  )
  assert.equal(
    describe(30, 45),
    '1 minute 30 seconds, 30 photographs, 3 seconds each. The song lasts 45 seconds and is played twice.',
  )
  assert.match(
    describe(100, 298) ?? '',
    /3 seconds each\. The song lasts 4 minutes 58 seconds and is played once\.$/,
  )
  assert.ok(
    describe(100, 294)?.endsWith(
      `2.9 seconds each. The song lasts 4 minutes 54 seconds and is played once. ${tooShort}`,
    ),
  )
})

test('a picture has a shape if both its sides are known', () => {
  assert.deepEqual(toShape({ width: 30, height: 20 }), { width: 30, height: 20 })
  for (const unknown of [{ width: 30, height: null }, { width: null, height: 20 }, undefined])
    assert.equal(toShape(unknown), null)
})
