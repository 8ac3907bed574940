import type { Clock } from './slidePlayer.ts'

/** Frames are asked for this long before, so that they come steadily when the time does. */
const LEAD_MS = 50
/** A little less than a frame of most screens. */
const FRAME_MS = 16
const MAX_EARLY_MS = 24

/**
 * Calls back in the last frame that begins before the time, so that what is done then is seen at that time: outside of
 * frames it would wait for the next one, a different while each time. A screen's frames drift against the clock; a call
 * comes as early as the one before, for as long as it can, so that the beat does not jump to and fro by a frame.
 */
export const openFrameClock = (): Clock => {
  let earlyMs = 0
  return {
    now: () => performance.now(),
    after: (ms, call) => {
      const due = performance.now() + ms
      let frame = 0
      const finish = () => {
        cancel()
        call(Math.max(due, performance.now()))
      }
      const checkFrame = (frameTime: number) => {
        const leftMs = due - frameTime
        if (leftMs > Math.min(Math.max(FRAME_MS, earlyMs + FRAME_MS / 2), MAX_EARLY_MS)) return askFrame()
        earlyMs = leftMs
        finish()
      }
      const askFrame = () => {
        frame = requestAnimationFrame(checkFrame)
      }
      const lead = setTimeout(askFrame, ms - LEAD_MS)
      // a hidden tab gets no frames
      const end = setTimeout(finish, ms + LEAD_MS)
      const cancel = () => {
        clearTimeout(lead)
        clearTimeout(end)
        cancelAnimationFrame(frame)
      }
      return cancel
    },
  }
}
