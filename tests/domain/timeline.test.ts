import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fc } from '../support/random/fastCheck.ts'
import { plainProgram } from '../../domain/program.ts'
import {
  VIDEO_MUSIC_VOLUME,
  type Timeline,
  type TimelineSettings,
  type TimelineSlide,
  type TimelineSong,
  buildTimeline,
} from '../../domain/timeline.ts'
import { findScreen, findSound } from '../support/files/timelineAt.ts'

const plain: TimelineSettings = { ...plainProgram, ...plainProgram.cards, seconds: 5, volume: 0.3 }
const beginning = { name: 'Walter Bergmann', dates: 'May 12, 1948 – February 9, 2025' }
const memory = { sentence: 'He taught me to whistle.', name: 'Anna' }

const photograph = (id: string, orientation: 'portrait' | 'landscape' = 'landscape'): TimelineSlide => ({
  id,
  fileType: 'image',
  orientation,
  duration: null,
})
const photographs = (count: number) => Array.from({ length: count }, (_, index) => photograph(`p${index}`))
const film = (id: string, duration: number): TimelineSlide => ({
  ...photograph(id),
  fileType: 'video',
  duration,
})
const song = (id: string, duration: number | null): TimelineSong => ({ id, duration })

const kinds = ({ scenes }: Timeline) => scenes.map(({ kind }) => kind)
const near = (actual: number, expected: number, message?: string) =>
  assert.ok(Math.abs(actual - expected) < 0.001, message ?? `${actual} is not ${expected}`)

const anySlides = fc
  .array(
    fc.record({
      fileType: fc.constantFrom('image' as const, 'image' as const, 'video' as const),
      orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
      duration: fc.option(fc.double({ min: 1, max: 120, noNaN: true })),
    }),
    { maxLength: 45 },
  )
  .map((slides) => slides.map((slide, index) => ({ ...slide, id: `s${index}` })))
const anySongs = fc
  .array(fc.record({ duration: fc.option(fc.double({ min: 20, max: 400, noNaN: true })) }), { maxLength: 6 })
  .map((songs) => songs.map((each, index) => ({ ...each, id: `m${index}` })))
const anySettings = fc.record({
  seconds: fc.integer({ min: 2, max: 30 }),
  asLongAsSongs: fc.boolean(),
  sideBySide: fc.boolean(),
  volume: fc.double({ min: 0, max: 1, noNaN: true }),
  beginning: fc.option(fc.constant(beginning)),
  end: fc.constantFrom('', 'He would have liked to see you all here.'),
  memories: fc.constantFrom([], [memory], [memory, { ...memory, name: 'Paul' }]),
})
const always = (check: (shown: Timeline, slides: TimelineSlide[], settings: TimelineSettings) => void) =>
  fc.assert(
    fc.property(anySlides, anySongs, anySettings, (slides, songs, settings) =>
      check(buildTimeline(slides, songs, settings), slides, settings),
    ),
  )

describe('the timeline of a show', () => {
  it('has no gap and no overlap, on the screen or in the music', () => {
    always(({ scenes, sounds, seconds }) => {
      for (const list of [scenes, sounds]) {
        if (list.length === 0) continue
        assert.equal(list[0]?.at, 0)
        near(list.at(-1)?.until ?? 0, seconds)
        for (const [index, each] of list.entries()) {
          assert.ok(each.until > each.at)
          if (index > 0) assert.equal(each.at, list[index - 1]?.until)
        }
      }
    })
  })

  it('shows every photograph and every film once, in their order', () => {
    always(({ scenes }, slides) => {
      const shown = scenes.flatMap((scene) =>
        scene.kind === 'pictures' ? scene.ids : scene.kind === 'video' ? [scene.id] : [],
      )
      const ids = slides.map(({ id }) => id)
      assert.deepEqual(shown, ids)
    })
  })

  it('has something on the screen at each second, and afterwards begins again', () => {
    always((shown) => {
      for (const scene of shown.scenes) {
        const middle = (scene.at + scene.until) / 2
        const now = findScreen(shown, middle)
        assert.equal(now?.scene, scene)
        near(now?.progress ?? 0, 0.5)
        assert.equal(findScreen(shown, middle + shown.seconds)?.scene, scene)
      }
    })
  })

  it('lets photographs and songs end together, as long as the songs', () => {
    fc.assert(
      fc.property(anySlides, anySongs, anySettings, (slides, songs, settings) => {
        const music = songs.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
        fc.pre(music > 0 && slides.some(({ fileType }) => fileType === 'image'))
        const shown = buildTimeline(slides, songs, { ...settings, asLongAsSongs: true })
        const beyond = Math.abs(shown.seconds - Math.round(shown.seconds / music) * music)
        assert.ok(beyond < 0.001, 'a song is cut')
        assert.ok(shown.secondsPerPhotograph > 1.999)
      }),
    )
  })

  it('is never louder than chosen', () => {
    always((shown, _, { volume }) => {
      for (let second = 0; second < shown.seconds; second += 3.7) {
        const sound = findSound(shown, second)
        if (sound) assert.ok(sound.volume >= 0 && sound.volume <= volume + 1e-9)
      }
    })
  })
})

describe('without any setting', () => {
  it('photographs follow each other alone, the first without a transition', () => {
    const shown = buildTimeline(photographs(3), [song('a', 8), song('b', 4)], plain)
    assert.deepEqual(kinds(shown), ['pictures', 'pictures', 'pictures'])
    assert.equal(findScreen(shown, 0)?.transitionProgress, 1)
    const second = findScreen(shown, 5.35)
    assert.equal(second?.previousScene, shown.scenes[0])
    near(second?.transitionProgress ?? 0, 0.5)
    assert.deepEqual(findSound(shown, 9), { id: 'b', position: 1, volume: 0.3 })
    assert.deepEqual(findSound(shown, 13), { id: 'a', position: 1, volume: 0.3 })
  })
})

describe('with its settings', () => {
  it('it begins with his name and dates, and ends with a sentence while the music fades', () => {
    const end = 'He would have liked to see you all here.'
    const shown = buildTimeline(photographs(2), [song('a', 60)], { ...plain, beginning, end })
    assert.deepEqual(kinds(shown), ['title', 'pictures', 'pictures', 'end'])
    const last = shown.scenes.at(-1)
    near(findSound(shown, last?.at ?? 0)?.volume ?? 0, 0.3)
    near(findSound(shown, ((last?.at ?? 0) + (last?.until ?? 0)) / 2)?.volume ?? 0, 0.15)
    assert.ok((findSound(shown, shown.seconds - 0.001)?.volume ?? 1) < 0.001)
  })

  it('214 photographs last 24 minutes of songs, 6.7 seconds each', () => {
    const songs = [song('a', 600), song('b', 840)]
    const shown = buildTimeline(photographs(214), songs, { ...plain, asLongAsSongs: true })
    near(shown.seconds, 1_440)
    assert.equal(shown.secondsPerPhotograph.toFixed(1), '6.7')
  })

  it('songs come once more rather than that photographs rush by', () => {
    const shown = buildTimeline(photographs(214), [song('a', 180)], { ...plain, asLongAsSongs: true })
    near(shown.seconds, 540)
  })

  it('a film lasts as long as it does, and the music is lowered meanwhile', () => {
    const slides = [photograph('p'), film('f', 12), photograph('q')]
    const shown = buildTimeline(slides, [song('a', 60)], plain)
    assert.equal(shown.seconds, 22)
    near(findScreen(shown, 9)?.second ?? 0, 4)
    near(findSound(shown, 9)?.volume ?? 0, 0.3 * VIDEO_MUSIC_VOLUME)
    near(findSound(shown, 17.5)?.volume ?? 0, 0.3)
  })

  it('a memory stands after every ten photographs, in turn; where there are fewer, after the last', () => {
    const memories = [memory, { ...memory, name: 'Paul' }]
    const shown = buildTimeline(photographs(31), [], { ...plain, memories })
    const names = shown.scenes.flatMap((scene) => (scene.kind === 'memory' ? [scene.name] : []))
    assert.deepEqual(names, ['Anna', 'Paul', 'Anna'])
    assert.equal(shown.scenes[10]?.kind, 'memory')
    assert.equal(buildTimeline(photographs(3), [], { ...plain, memories }).scenes.at(-1)?.kind, 'memory')
  })

  it('two upright photographs stand side by side, three are two and one', () => {
    const upright = ['a', 'b', 'c'].map((id) => photograph(id, 'portrait'))
    const shown = buildTimeline([...upright, photograph('d')], [], { ...plain, sideBySide: true })
    const ids = shown.scenes.map((scene) => (scene.kind === 'pictures' ? scene.ids : []))
    assert.deepEqual(ids, [['a', 'b'], ['c'], ['d']])
  })
})
