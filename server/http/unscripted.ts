import type { Page } from '../../contract/page.ts'

/**
 * Takes the class from the document that web/styles/unscripted.css goes by. `at` came with the oldest browsers in which
 * everything works: Safari 15.4, Chrome 92, Firefox 90. Neither `<noscript>` nor `@media (scripting)` knows of old ones.
 *
 * Letters that this browser has in its cache are used at once: see web/site/startLater.ts.
 */
export const removeUnscripted = `if ([].at) {
  document.documentElement.classList.remove('unscripted')
  try { if (localStorage.letters) document.documentElement.classList.remove('letters-later') } catch {}
}`

/** On a page that scripts draw: what it needs, and where to go instead. */
export function unscriptedNotice({ drawn, path }: Page): string {
  if (drawn) return ''
  const { message, links } = path.startsWith('/slideshow') ? slideshow : administration
  const items = links.map(({ href, label }) => `<p><a href="${href}">${label}</a></p>`).join('\n')
  return `<main class="only-unscripted unscripted-notice">\n<h1>${message}</h1>\n${items}\n</main>`
}

const home = { href: '/', label: 'Home' }
const slideshow = {
  message: 'The slideshow needs JavaScript and a newer browser.',
  links: [{ href: '/gallery?all', label: 'See all photographs in the gallery' }, home],
}
const administration = { message: 'The login needs JavaScript and a newer browser.', links: [home] }
