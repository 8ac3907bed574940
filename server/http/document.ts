import type { Drawing, FirstPicture, PageData } from '../../contract/drawing.ts'
import type { Page } from '../../contract/page.ts'
import { besideFile, pictures } from '../../contract/pictures.ts'
import type { Settings } from '../../contract/settings.ts'
import { feedPath, feedTitle } from '../feed/memorialFeed.ts'
import type { PageFiles } from './manifest.ts'
import { headScript, unscriptedNotice, unscriptedStyle } from './unscripted.ts'
import { language } from '../../contract/language.ts'

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

/**
 * One page as HTML. Its style stands in it, and its first pictures are asked for before any script, so that words and
 * photographs are there after one way to the server and back.
 */
export function documentOf({ page, origin, settings, isSearchable, hasFeed, drawing, files }: Parts): string {
  const title = settings ? titleOf(page, settings) : page.title
  return `<!doctype html>
<html lang="${language}"${page.drawn ? ' class="fallback-font unpainted first-screen"' : ''}>
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover">
${drawing.images.map(preloadPicture).join('\n')}
${settings ? `<meta name="description" content="${escapeHtml(settings.tribute)}">` : ''}
<meta name="color-scheme" content="light dark">
${isSearchable ? '' : '<meta name="robots" content="noindex">'}
${settings ? openGraph(title, page, origin, settings) : ''}
${settings && hasFeed ? feedLink(settings) : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<style>${styleOf(files)}</style>
${files.styles.map(nameStyle).join('\n')}
${unscriptedStyle(linkStyle(files.unscripted))}
<script>${headScript}</script>
</head>
<body>
<div id="root">${drawing.html}</div>
${drawing.firstSlide}
${unscriptedNotice(page)}
${dataOf(drawing.data)}
${startOf(page, files)}
</body>
</html>
`
}

/** What the page's script begins with. */
export const dataOf = (data: PageData) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** A short cross-fade between pages, and what the page's own stylesheets say. */
export const styleOf = ({ css }: PageFiles) =>
  `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}${css}`

/** Not fetched: the loader of the page's chunk looks whether its stylesheets are named, and fetches them otherwise. */
const nameStyle = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`

const linkStyle = (href: string) => `<link rel="stylesheet" href="${href}">`

/**
 * The page's script with all it will need; where the first screen comes first, web/site/startLater.ts begins with it. The
 * first frame does not wait for a module that is `async`.
 */
function startOf({ reads }: Page, { scripts, laterStyles, entry, early }: PageFiles): string {
  const links = [
    ...laterStyles.map(linkStyle),
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...reads.map(
      (read) => `<link rel="preload" as="fetch" href="${read.slice('GET '.length)}" crossorigin="anonymous">`,
    ),
    `<script type="module" src="${entry}"></script>`,
  ].join('\n')
  if (!early) return links
  return `<template id="later">\n${links}\n</template>
<script>${early.first}</script>
<script type="module" async>${early.startLater}</script>`
}

const feedLink = ({ name }: Settings) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feedTitle(name))}" href="${feedPath}">`

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
  return `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${optional.join('')}>`
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
