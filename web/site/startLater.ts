import { whenReady } from '../ui/ready.ts'

/** Longest wait for the first screen. */
const LIMIT_MS = 3_000

const { documentElement: page, head, body } = document
const noscript = document.querySelector('noscript') as HTMLElement

const touches = ['pointerdown', 'keydown', 'focusin', 'scroll']

/**
 * Runs in the document, at its end, in a task of its own that the first frame need not wait for. Words and photographs come
 * first: the page's own script and all else that the template `later` names is asked for once the first screen is painted,
 * or as soon as somebody touches the page, and so is the font of a first visit. Under the class `unpainted` styles leave out
 * of the first frame what can come with the next one. What is pressed before the page answers is pressed again then, and a
 * mouse that has come to the menu is noticed.
 */
const startLater = () => {
  const { content } = document.getElementById('later') as HTMLTemplateElement
  content.querySelector('script')?.addEventListener('error', readWithoutScripts)

  const showFont = () => page.classList.remove('fallback-font')
  // called again, it finds nothing left to do
  const start = () => {
    page.classList.remove('unpainted', 'first-screen')
    // a browser too old for the script goes on reading without: that style stays the last
    noscript.before(content)
    // fetched before it is used, so that the page is laid out anew only once
    document.fonts.load('1em Newsreader').then(showFont, showFont)
  }
  setTimeout(start, LIMIT_MS)
  for (const touch of touches) addEventListener(touch, start, { capture: true, once: true })
  void firstScreenPainted().then(start)
  repeatInput()
}

/** Where the page's script cannot be had. */
const readWithoutScripts = () => head.insertAdjacentHTML('beforeend', noscript.textContent)

const firstScreenPainted = async () => {
  const pictures = [...document.images]
  const seen = await observe([body, ...pictures])
  // the frame after that of the words: what is blurred would have held them up
  await observe([body])
  page.classList.remove('unpainted')
  const isSeen = new Set(seen.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target))
  await Promise.allSettled(
    pictures.filter((picture) => isSeen.has(picture)).map((picture) => picture.decode()),
  )
  // answered with a frame, which shows them
  await observe([body])
}

/** An observer, because asking the elements where they are would lay the page out before its time. */
const observe = (elements: readonly Element[]) =>
  new Promise<IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect()
      resolve(entries)
    })
    for (const element of elements) observer.observe(element)
  })

/** Until the page answers, presses of buttons and keys and moves of the mouse are noted, and repeated then. */
const repeatInput = () => {
  const repeats: (() => void)[] = []
  const noteClick = (event: Event) => {
    const button = (event.target as Element).closest('button')
    if (!button) return
    event.preventDefault()
    event.stopPropagation()
    repeats.push(() => button.click())
  }
  const noteKey = (event: KeyboardEvent) => {
    event.stopPropagation()
    // where the focus is by then: a press before it may have opened a dialog
    repeats.push(() => document.activeElement?.dispatchEvent(event))
  }
  const noteMove = (event: MouseEvent) => {
    // a new page is also told where a mouse is that does not move
    if (!event.movementX && !event.movementY) return
    repeats.push(() => body.dispatchEvent(event))
  }
  const listen = (addOrRemove: typeof addEventListener) => {
    addOrRemove('click', noteClick, true)
    addOrRemove('keydown', noteKey, true)
    addOrRemove('mousemove', noteMove, true)
  }
  listen(addEventListener)
  whenReady(async () => {
    listen(removeEventListener)
    for (const repeat of repeats) {
      // React has answered the one before by then
      await Promise.resolve()
      repeat()
    }
  })
}

startLater()
