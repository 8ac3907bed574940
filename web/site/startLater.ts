/** Longest wait for the first screen. */
const LIMIT_MS = 3_000

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * Runs in the document, at its end. Words and photographs come first: what the template `later` names, the page's own
 * script among it, is asked for once the first screen is decoded, or as soon as somebody touches the page, and so are the
 * letters of a first visit. What is pressed before React has taken over is pressed again then.
 */
export const startLater = () => {
  const page = document.documentElement
  const { content } = document.getElementById('later') as HTMLTemplateElement
  content.querySelector('script')?.addEventListener('error', () => page.classList.add('unscripted'))

  const start = () => {
    for (const touch of touches) removeEventListener(touch, start, true)
    clearTimeout(limit)
    page.classList.remove('letters-later')
    rememberLetters()
    document.head.append(content)
  }
  const limit = setTimeout(start, LIMIT_MS)
  for (const touch of touches) addEventListener(touch, start, true)
  const firstScreen = [...document.images].filter(isOnFirstScreen).map((image) => image.decode())
  void Promise.allSettled(firstScreen).then(start)
  repeatPresses()
}

const isOnFirstScreen = (image: HTMLImageElement) =>
  image.loading !== 'lazy' && image.getBoundingClientRect().top < window.innerHeight

/** From now on every page uses them at once: they are in the browser's cache. */
const rememberLetters = () => {
  try {
    localStorage.letters = 'known'
  } catch {
    // a device that stores nothing waits for them on every page
  }
}

const repeatPresses = () => {
  const pressed: HTMLElement[] = []
  const note = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    pressed.push(button)
  }
  addEventListener('click', note, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', note, true)
    for (const button of pressed) button.click()
  })
}
