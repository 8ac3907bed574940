/**
 * The script in the head of every document, after the style for readers without scripts. The script applies that style if the
 * page's own script fails, or if the browser is too old. A browser is too old if its arrays have no method `at`. The oldest
 * supported browsers are the first with this method: Safari 15.4, Chrome 92 and Firefox 90.
 */
export const headScript = `{
const showUnscripted = () => document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent)
if (![].at) showUnscripted()
addEventListener('page-failed', showUnscripted)
addEventListener('error', ({ target }) => target.type === 'module' && showUnscripted(), true)
}`
