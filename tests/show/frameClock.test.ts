import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { openFrameClock } from '../../web/show/frameClock.ts'

/** A page whose frames begin every `frameMs`; its timers are on time. */
const openPage = ({ mock }: TestContext, frameMs: number) => {
  let now = 0
  let waiting: { at: number; call: () => void }[] = []
  const add = (at: number, call: () => void) => waiting.push({ at, call })
  const nextFrame = () => (Math.floor(now / frameMs) + 1) * frameMs
  const remove = () => {
    waiting = []
  }
  mock.method(performance, 'now', () => now)
  mock.method(globalThis, 'setTimeout', (call: () => void, ms: number) => add(now + Math.max(0, ms), call))
  mock.method(globalThis, 'clearTimeout', remove)
  const frames = {
    requestAnimationFrame: (call: (time: number) => void) => {
      const at = nextFrame()
      return add(at, () => call(at))
    },
    cancelAnimationFrame: remove,
  }
  Object.assign(globalThis, frames)
  return {
    now: () => now,
    /** Until nothing waits any more. */
    pass: () => {
      for (;;) {
        const [soonest] = waiting.sort((a, b) => a.at - b.at)
        if (!soonest) return
        waiting = waiting.filter((other) => other !== soonest)
        now = soonest.at
        soonest.call()
      }
    },
  }
}

const FOREVER = Number.POSITIVE_INFINITY

describe('the clock of a show', () => {
  it('calls in the last frame that begins before the time', (context) => {
    const page = openPage(context, 20)
    const calls: number[] = []
    openFrameClock().after(5_010, (now) => calls.push(page.now(), now))
    page.pass()
    assert.deepEqual(calls, [5_000, 5_010])
  })

  it('calls by a timer where no frames come, as in a hidden tab', (context) => {
    const page = openPage(context, FOREVER)
    const calls: number[] = []
    openFrameClock().after(5_000, (now) => calls.push(now))
    page.pass()
    assert.deepEqual(calls, [5_050])
  })

  it('does not call what was cancelled', (context) => {
    const page = openPage(context, 20)
    const cancel = openFrameClock().after(5_000, () => assert.fail('called'))
    cancel()
    page.pass()
  })

  it('does not jump by a frame where frames drift against the time', (context) => {
    // 300 frames are half a millisecond less than 5 s; at first the frame begins 12.5 ms early
    const page = openPage(context, 16.665)
    const clock = openFrameClock()
    const calls: number[] = []
    let due = 5_012
    const change = () => {
      calls.push(page.now())
      due += 5_000
      if (calls.length < 12) clock.after(due - page.now(), change)
    }
    clock.after(due, change)
    page.pass()
    const stays = calls.slice(1).map((at, index) => Math.round(at - (calls[index] ?? 0)))
    assert.deepEqual(new Set(stays), new Set([5_000]))
  })
})
