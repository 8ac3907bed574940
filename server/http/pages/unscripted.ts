import type { Page } from '../../../contract/pages/page.ts'
import type { ServerTexts } from '../../../languages/inLanguage.ts'

/** The style for browsers that run no scripts or are too old for our scripts. It comes after all other styles of a document. */
export const unscriptedStyle = `.only-unscripted{display:block}
[role=status],button.button:not([type=submit]),#root:empty{display:none}
body>.document-slide{position:static;height:auto;max-height:50vh;background:none}
.unscripted-notice{max-width:var(--measure);margin:var(--space-7) auto;padding-inline:var(--space-4);text-align:center}`

/** Makes the notice for a page that only scripts can render. It says what the page needs, and links to other pages. */
export function makeUnscriptedNotice({ isServerRendered, path }: Page, { http }: ServerTexts): string {
  if (isServerRendered) return ''
  const { slideshow, login, page, allPhotographs, home } = http.unscripted
  const isSlideshow = path.startsWith('/slideshow')
  const message = isSlideshow ? slideshow : path.startsWith('/admin') ? login : page
  const links = [
    ...(isSlideshow ? [{ href: '/gallery?all', label: allPhotographs }] : []),
    { href: '/', label: home },
  ]
  const items = links.map(({ href, label }) => `<p><a href="${href}">${label}</a></p>`).join('\n')
  return `<main class="only-unscripted unscripted-notice">\n<h1>${message}</h1>\n${items}\n</main>`
}
