/**
 * The script in the head of every document, after the style for readers without scripts. It also shows that style in browsers too
 * old for our scripts: those without `at`, which came with the oldest that work, Safari 15.4, Chrome 92 and Firefox 90.
 */
export const headScript = `{
const showUnscripted = () => document.head.insertAdjacentHTML('beforeend', document.querySelector('noscript').textContent)
if (![].at) showUnscripted()
addEventListener('page-failed', showUnscripted)
addEventListener('error', ({ target }) => target.type === 'module' && showUnscripted(), true)
}`
