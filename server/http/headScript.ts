/**
 * The script in the head of every document, behind the style for readers without scripts. Browsers in which our scripts
 * would fail get that style, too: `at` came with the oldest in which everything works, Safari 15.4, Chrome 92, Firefox 90.
 *
 * On a first visit photographs come before the font. A press before the page's script responds is noted and repeated once it
 * does; a link that would open in place is followed as a link when that takes too long.
 */
export const headScript = `{
const page = document.documentElement
const showUnscripted = () => document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent)
if (![].at) showUnscripted()
addEventListener('page-failed', showUnscripted)
addEventListener('error', ({ target }) => target.type === 'module' && showUnscripted(), true)

if (!document.referrer.startsWith(origin)) {
  page.classList.add('fallback-font')
  const showFont = () => page.classList.remove('fallback-font')
  addEventListener('load', () => document.fonts.load('1em Newsreader').then(showFont, showFont))
}

const pressed = new Set()
const note = (event) => {
  const control = event.target.closest('button[type=button]:not([popovertarget]), a[data-in-place]')
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  pressed.add(control)
  if (control.href) setTimeout(() => pressed.delete(control) && location.assign(control.href), 500)
}
addEventListener('click', note, true)
addEventListener('page-ready', () => {
  removeEventListener('click', note, true)
  const controls = [...pressed]
  pressed.clear()
  for (const control of controls) control.click()
}, { once: true })
}`
