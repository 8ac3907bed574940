/**
 * Runs in the page before any other script. It records how late the transition to each slide begins, and how many frames the
 * transition drops. A change of slides counts as a fault if it is more than half a second early or late, does not bring the
 * next slide, or shows a picture that has not loaded. A bare timer with the same interval shows how late timers are on this
 * machine.
 */
export function watchSlides() {
  const intervalMs = Number(new URLSearchParams(location.search).get('duration')) * 1000
  const watched = { slides: 0, delays: [], timerDelays: [], faults: 0, frames: 0, droppedFrames: 0 }
  globalThis.watchedSlides = watched
  let dueAt = null
  let previousNumber = null

  const onSlide = (picture) => {
    const [, number, count] =
      document.querySelector('.show-status span')?.textContent.match(/Slide (\d+) of (\d+)/) ?? []
    watched.slides++
    if (!picture.complete || picture.naturalWidth === 0) watched.faults++
    const nextNumber = (previousNumber % Number(count)) + 1
    if (previousNumber !== null && Number(number) !== nextNumber) watched.faults++
    previousNumber = Number(number)
  }

  const onTransition = () => {
    const now = performance.now()
    const delayMs = dueAt === null ? 0 : now - dueAt
    const isDelayed = Math.abs(delayMs) > 500
    if (isDelayed) watched.faults++
    else if (dueAt !== null) watched.delays.push(delayMs)
    // if the change is more than half a second early or late, the next change is expected one interval from now
    dueAt = dueAt === null || isDelayed ? now + intervalMs : dueAt + intervalMs
  }

  let enteringPicture = null
  let movingPicture = null
  new MutationObserver(() => {
    const picture = document.querySelector('.stage-picture.entering img')
    if (!picture || picture === enteringPicture) return
    enteringPicture = picture
    onSlide(picture)
  }).observe(document, { childList: true, subtree: true, characterData: true })

  // the transition begins when either the outgoing or the incoming picture begins to move
  const onAnimation = ({ target }) => {
    if (!target.matches('.stage-picture') || movingPicture === enteringPicture) return
    movingPicture = enteringPicture
    onTransition()
    watchFrames()
  }
  document.addEventListener('animationstart', onAnimation, true)

  const FRAME_MS = 1000 / 60
  const isMoving = () =>
    [...document.querySelectorAll('.stage-picture')].some((picture) => picture.getAnimations().length > 0)
  const watchFrames = () => {
    let previousAt = null
    const step = (now) => {
      if (previousAt !== null) {
        const frames = Math.max(1, Math.round((now - previousAt) / FRAME_MS))
        watched.frames += frames
        watched.droppedFrames += frames - 1
      }
      previousAt = now
      if (isMoving()) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  let timerDueAt = performance.now() + intervalMs
  const onTimer = () => {
    watched.timerDelays.push(performance.now() - timerDueAt)
    timerDueAt += intervalMs
    setTimeout(onTimer, timerDueAt - performance.now())
  }
  setTimeout(onTimer, intervalMs)
}
