/**
 * The script in the head of every document, after the style for readers without scripts. The script applies that style if the
 * page's own script fails, or if the browser is too old. A browser is too old if its arrays have no method `at`. The oldest
 * supported browsers are the first with this method: Safari 15.4, Chrome 92 and Firefox 90.
 *
 * Links, forms and popovers work without the page's script, but all other buttons need it. If one is pressed too early, it looks
 * busy until the page's script has started, and is then pressed again.
 */
export const headScript = `{
const showUnscripted = () => document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent)
if (![].at) showUnscripted()
addEventListener('page-failed', showUnscripted)
addEventListener('error', ({ target }) => target.type === 'module' && showUnscripted(), true)

let pressed = {}
const onClick = ({ target }) => {
  const button = target.closest('button[type=button]:not([popovertarget])')
  if (!button) return
  pressed.ariaDisabled = null
  pressed = button
  pressed.ariaDisabled = 'true'
}
addEventListener('click', onClick)
addEventListener('page-started', () => {
  removeEventListener('click', onClick)
  pressed.ariaDisabled = null
  if (pressed.click) pressed.click()
})
}`
