/**
 * Runs in the page before anything else. Notes for every slide how long after its time it came; a change that is more
 * than half a second late, or not the next slide, was missed. Beside it a bare timer of the same beat tells how late
 * anything is on this machine.
 */
export function watchSlides(beatMs) {
  const watched = { slides: 0, late: [], bare: [], missed: [], undecoded: 0, tracks: 0 }
  globalThis.watched = watched
  let due = null
  let before = null

  const slideCame = (picture) => {
    const now = performance.now()
    const [, number, count] =
      document.querySelector('.show-status span')?.textContent.match(/Slide (\d+) of (\d+)/) ?? []
    watched.slides++
    if (!picture.complete || picture.naturalWidth === 0) watched.undecoded++
    if (due !== null) {
      const next = (before % Number(count)) + 1
      if (now - due > 500 || Number(number) !== next)
        watched.missed.push(`${number} after ${before}, ${now - due} ms`)
      watched.late.push(now - due)
    }
    due = due === null || now - due > 500 ? now + beatMs : due + beatMs
    before = Number(number)
  }

  let shown = null
  new MutationObserver(() => {
    const picture = document.querySelector('.stage-picture.entering img')
    if (!picture || picture === shown) return
    shown = picture
    slideCame(picture)
  }).observe(document, { childList: true, subtree: true, characterData: true })

  document.addEventListener('playing', () => watched.tracks++, true)

  let bareDue = performance.now() + beatMs
  const beat = () => {
    watched.bare.push(performance.now() - bareDue)
    bareDue += beatMs
    setTimeout(beat, bareDue - performance.now())
  }
  setTimeout(beat, beatMs)
}
