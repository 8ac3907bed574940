/**
 * Runs in the page before anything else. Notes for every slide how late its transition begins, and how many frames the
 * transition drops. A fault is a change that is more than half a second off, does not bring the next slide, or shows a picture
 * that is not decoded. A bare timer with the same interval shows how late everything is on this machine.
 */
export function watchSlides() {
  const beatMs = Number(new URLSearchParams(location.search).get('duration')) * 1000
  const watched = { slides: 0, late: [], bare: [], faults: 0, frames: 0, dropped: 0 }
  globalThis.watchedSlides = watched
  let due = null
  let before = null

  const slideCame = (picture) => {
    const [, number, count] =
      document.querySelector('.show-status span')?.textContent.match(/Slide (\d+) of (\d+)/) ?? []
    watched.slides++
    if (!picture.complete || picture.naturalWidth === 0) watched.faults++
    const next = (before % Number(count)) + 1
    if (before !== null && Number(number) !== next) watched.faults++
    before = Number(number)
  }

  const transitionBegan = () => {
    const now = performance.now()
    const late = due === null ? 0 : now - due
    const isDelayed = Math.abs(late) > 500
    if (isDelayed) watched.faults++
    else if (due !== null) watched.late.push(late)
    // after a delay of over half a second, expects the next changes from now on
    due = due === null || isDelayed ? now + beatMs : due + beatMs
  }

  let shown = null
  let begun = null
  new MutationObserver(() => {
    const picture = document.querySelector('.stage-picture.entering img')
    if (!picture || picture === shown) return
    shown = picture
    slideCame(picture)
  }).observe(document, { childList: true, subtree: true, characterData: true })

  // the outgoing or the incoming picture, whichever begins to move first
  const onAnimation = ({ target }) => {
    if (!target.matches('.stage-picture') || begun === shown) return
    begun = shown
    transitionBegan()
    watchFrames()
  }
  document.addEventListener('animationstart', onAnimation, true)

  const FRAME_MS = 1000 / 60
  const isMoving = () =>
    [...document.querySelectorAll('.stage-picture')].some((picture) => picture.getAnimations().length > 0)
  const watchFrames = () => {
    let last = null
    const step = (now) => {
      if (last !== null) {
        const passed = Math.max(1, Math.round((now - last) / FRAME_MS))
        watched.frames += passed
        watched.dropped += passed - 1
      }
      last = now
      if (isMoving()) requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  }

  let bareDue = performance.now() + beatMs
  const beat = () => {
    watched.bare.push(performance.now() - bareDue)
    bareDue += beatMs
    setTimeout(beat, bareDue - performance.now())
  }
  setTimeout(beat, beatMs)
}
