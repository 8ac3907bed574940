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
    document.head.append(content)
    // fetched before they are used, so that the page is laid out anew only once
    void document.fonts.load('1em Newsreader').finally(() => page.classList.remove('letters-later'))
  }
  const limit = setTimeout(start, LIMIT_MS)
  for (const touch of touches) addEventListener(touch, start, true)
  void firstScreenDecoded().then(start)
  repeatPresses()
}

/** An observer, because asking the pictures where they are would lay the page out before its time. */
const firstScreenDecoded = async () => {
  const pictures = [...document.images]
  const seen = await new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries)
    })
    for (const target of [document.body, ...pictures]) observer.observe(target)
  })
  const isSeen = new Set(seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
  await Promise.allSettled(
    pictures.filter((picture) => isSeen.has(picture)).map((picture) => picture.decode()),
  )
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
