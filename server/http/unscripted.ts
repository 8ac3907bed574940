import type { Page } from '../../contract/page.ts'
import { texts } from './texts.ts'

/** Puts this style, markup of a stylesheet, into a document where no script runs. */
export const unscriptedStyle = (style: string) => `<noscript>${style}</noscript>`

/**
 * The script in the head of every document, after that style: browsers in which our scripts would fail get it, too. `at`
 * came with the oldest in which everything works: Safari 15.4, Chrome 92, Firefox 90. Neither `<noscript>` nor
 * `@media (scripting)` knows of old ones.
 *
 * Who comes from another page of this site has its font in the cache, and sees it at once; for others web/site/startLater.ts
 * fetches it later. The device's storage would say so, too, but takes long to ask. On a first visit the document is not
 * touched: that alone would take 4 ms of an old phone, before the first words.
 */
export const headScript = `if (![].at) document.write(document.querySelector('noscript').textContent)
else if (document.referrer.startsWith(origin)) document.documentElement.classList.remove('fallback-font')`

/** On a page that scripts draw: what it needs, and where to go instead. */
export function unscriptedNotice({ drawn, path }: Page): string {
  if (drawn) return ''
  const { message, links } = path.startsWith('/slideshow') ? slideshow : administration
  const items = links.map(({ href, label }) => `<p><a href="${href}">${label}</a></p>`).join('\n')
  return `<main class="only-unscripted unscripted-notice">\n<h1>${message}</h1>\n${items}\n</main>`
}

const home = { href: '/', label: texts.unscripted.home }
const slideshow = {
  message: texts.unscripted.slideshow,
  links: [{ href: '/gallery?all', label: texts.unscripted.allPhotographs }, home],
}
const administration = { message: texts.unscripted.login, links: [home] }
