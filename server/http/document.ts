import type { Drawing, FirstPicture } from '../../contract/drawing.ts'
import type { Page } from '../../contract/page.ts'
import { besideFile, pictures } from '../../contract/pictures.ts'
import type { Settings } from '../../contract/settings.ts'
import { feedPath, feedTitle } from '../feed/memorialFeed.ts'
import type { PageFiles } from './manifest.ts'
import { removeUnscripted, unscriptedNotice } from './unscripted.ts'

interface Parts {
  page: Page
  /** such as https://example.org */
  origin: string
  /** null: nothing of the memorial may be in the page */
  settings: Settings | null
  isSearchable: boolean
  hasFeed: boolean
  drawing: Drawing
  files: PageFiles
}

/** In the browser's tab. */
export const titleOf = (page: Page, { name }: Settings) => (page.title ? `${page.title} – ${name}` : name)

/** One page as HTML, naming everything it will need so that the browser asks for it at once. */
export function documentOf({ page, origin, settings, isSearchable, hasFeed, drawing, files }: Parts): string {
  const title = settings ? titleOf(page, settings) : page.title
  return `<!doctype html>
<html lang="en" class="unscripted">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover">
${settings ? `<meta name="description" content="${escapeHtml(settings.tribute)}">` : ''}
<meta name="color-scheme" content="light dark">
${crossFade}
<script>${removeUnscripted}</script>
${isSearchable ? '' : '<meta name="robots" content="noindex">'}
${settings ? openGraph(title, page, origin, settings) : ''}
${settings && hasFeed ? feedLink(settings) : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${files.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`).join('\n')}
${drawing.images.map(preloadPicture).join('\n')}
${files.scripts.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${page.reads.map((read) => `<link rel="preload" as="fetch" href="${read.slice('GET '.length)}" crossorigin="anonymous">`).join('\n')}
</head>
<body>
<div id="root">${drawing.html}</div>
${unscriptedNotice(page)}
<script type="application/json" id="page-data">${JSON.stringify(drawing.data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${files.entry}"></script>
</body>
</html>
`
}

const feedLink = ({ name }: Settings) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feedTitle(name))}" href="${feedPath}">`

/**
 * A short cross-fade between pages. It stands in the document itself: Chromium may look for it before the stylesheets
 * have come, and then reports an error.
 */
const crossFade =
  '<style>@media (prefers-reduced-motion: no-preference) { @view-transition { navigation: auto } }</style>'

/** What a link to the page looks like in a family's chat: name, tribute and portrait. */
function openGraph(title: string, page: Page, origin: string, settings: Settings): string {
  const portrait = settings.portraitPath
  const picture = portrait?.startsWith('/uploads/') ? besideFile(portrait, pictures.link.name) : portrait
  const info = {
    'og:type': 'website',
    'og:title': title,
    'og:site_name': settings.name,
    'og:description': settings.tribute,
    'og:url': `${origin}${page.path}`,
    'og:image': `${origin}${picture ?? '/apple-touch-icon.png'}`,
  }
  const lines = Object.entries(info).map(
    ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
  )
  return lines.join('\n')
}

function preloadPicture({ href, srcset, sizes, type }: FirstPicture): string {
  const optional = Object.entries({ imagesrcset: srcset, imagesizes: sizes, type })
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escapeHtml(value as string)}"`)
  return `<link rel="preload" as="image" href="${escapeHtml(href)}"${optional.join('')}>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] as string)
