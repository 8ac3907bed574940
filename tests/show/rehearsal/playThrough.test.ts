import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Timeline } from '../../../domain/timeline.ts'
import { chooseRate, isVisibleAt, playThrough } from '../../../web/show/rehearsal/playThrough.ts'
import { openShowClock } from '../../../web/show/slides/showClock.ts'
import { five, openFakeClock, openFakeShow } from '../fakeShow.ts'

const timelineOf = (scenes: Timeline['scenes'], seconds: number) =>
  ({ scenes, seconds, secondsPerPhotograph: 5 }) as Timeline

/** Begins to rehearse a show of five photographs, 5 seconds each. */
function rehearse(options: Parameters<typeof openFakeShow>[0] = {}) {
  const time = openFakeClock()
  const clock = openShowClock(time.clock)
  const show = openFakeShow({ ...options, clock })
  const shownIds: (string | null)[] = [show.current()]
  show.slidePlayer.subscribe(() => show.current() !== shownIds.at(-1) && shownIds.push(show.current()))
  const progress: number[] = []
  const controller = new AbortController()
  let failedIds: string[] | null = null
  const begin = () => {
    const { readiness, subscribe } = show.pictures
    const isLoading = () => show.held().some((id) => readiness(id) === 'loading')
    const ended = playThrough(
      {
        slidePlayer: show.slidePlayer,
        clock,
        pictures: { readiness, subscribe, isLoading, retry: () => {} },
      },
      timelineOf(show.scenes, show.scenes.at(-1)?.until ?? 0),
      (count) => progress.push(count),
      controller.signal,
      time.clock,
    )
    void ended.then((ids) => (failedIds = ids))
    return ended
  }
  return { ...show, ...time, clock, begin, shownIds, progress, controller, failedIds: () => failedIds }
}

test('every picture is shown once, ten times as fast', async () => {
  const { begin, pass, shownIds, progress } = rehearse()
  const ended = begin()
  pass(2_000)
  assert.deepEqual(await ended, [])
  assert.deepEqual(shownIds.slice(0, 5), five)
  assert.equal(progress.at(-1), 5)
})

test('it waits for a picture, however long it loads, and skips none', async () => {
  const { begin, pass, loadPicture, current, failedIds } = rehearse({ load: 'by hand' })
  loadPicture('beach')
  const ended = begin()
  pass(20_000)
  assert.equal(current(), 'beach')
  for (const id of five.slice(1)) {
    loadPicture(id)
    pass(1_000)
  }
  assert.deepEqual(await ended, [])
  assert.deepEqual(failedIds(), [])
})

test('a picture that cannot be shown is named at the end', async () => {
  const { begin, pass, breakPicture } = rehearse()
  breakPicture('boat')
  const ended = begin()
  pass(2_500)
  assert.deepEqual(await ended, ['boat'])
})

test('a show whose pictures all fail comes to its end', async () => {
  const { begin, pass, breakPicture } = rehearse({ load: 'by hand' })
  const ended = begin()
  for (const id of five) {
    breakPicture(id)
    pass(1_000)
  }
  assert.deepEqual((await ended).toSorted(), five.toSorted())
})

test('the cards at the end and at the beginning are shown, too', async () => {
  const program = { beginning: { name: 'Walter', dates: '1948 – 2025' }, end: 'Thank you for coming.' }
  const { begin, pass, slidePlayer } = rehearse({ program })
  const kinds = new Set<string | undefined>()
  slidePlayer.subscribe(() => kinds.add(slidePlayer.get().currentFrame?.scene.kind))
  const ended = begin()
  pass(10_000)
  await ended
  assert.deepEqual([...kinds].toSorted(), ['end', 'pictures', 'title'])
})

test('when it is stopped, the show is where it was, at its own speed', async () => {
  const { begin, pass, slidePlayer, current, controller } = rehearse()
  slidePlayer.next()
  slidePlayer.setPlaying(false)
  const ended = begin()
  pass(1_200)
  assert.equal(current(), 'boat')
  controller.abort()
  await ended
  assert.equal(slidePlayer.get().playing, false)
  assert.equal(current(), 'bench')
  slidePlayer.setPlaying(true)
  pass(4_999)
  assert.equal(current(), 'bench')
  pass(1)
  assert.equal(current(), 'boat')
})

test('a phone that pauses the show does not hold up the rehearsal', async () => {
  const { begin, pass, slidePlayer } = rehearse()
  const ended = begin()
  slidePlayer.setPlaying(false)
  pass(3_000)
  assert.deepEqual(await ended, [])
})

test('two thousand photographs take three minutes, and are covered, because they would flicker', () => {
  const timeline = { seconds: 10_000, secondsPerPhotograph: 5 }
  assert.equal(timeline.seconds / chooseRate(timeline), 180)
  assert.equal(isVisibleAt(chooseRate(timeline), timeline), false)
  const usual = { seconds: 660, secondsPerPhotograph: 5 }
  assert.equal(chooseRate(usual), 10)
  assert.equal(isVisibleAt(10, usual), true)
})
