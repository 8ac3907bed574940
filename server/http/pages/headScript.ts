/**
 * The script in the head of every document, behind the style for readers without scripts. Browsers in which our scripts
 * would fail get that style, too: `at` came with the oldest in which everything works, Safari 15.4, Chrome 92, Firefox 90.
 */
export const headScript = `{
const showUnscripted = () => document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent)
if (![].at) showUnscripted()
addEventListener('page-failed', showUnscripted)
addEventListener('error', ({ target }) => target.type === 'module' && showUnscripted(), true)
}`
