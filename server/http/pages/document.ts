import type { ServerTexts } from '../../../languages/inLanguage.ts'
import type { PageRendering, PageData } from '../../../contract/pages/pageRendering.ts'
import type { Media } from '../../../contract/media/media.ts'
import { type AnyPage, feedPath, isPublic, notFoundPage, type Page } from '../../../contract/pages/page.ts'
import { toTabTitle } from '../../../contract/pages/tabTitle.ts'
import { toSiblingPath, pictures } from '../../../contract/media/pictures.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { formatNextService, type NextService } from '../../../domain/calendar/nextService.ts'
import { palette } from '../../../domain/palette.ts'
import { typeset } from '../../../domain/typeset.ts'
import { escapeHtml } from '../../base/escapeHtml.ts'
import { linkCardSize } from '../../codecs/pages/linkCardSize.ts'
import { composeCard } from './cardContent.ts'
import type { PageFiles } from './manifest.ts'
import { headScript } from './headScript.ts'
import { afterBody, makeDocumentStart, fullViewport, makeIconLinks, joinLines } from './htmlDocument.ts'
import { manifestPath } from './webManifest.ts'
import { makeUnscriptedNotice, unscriptedStyle } from './unscripted.ts'

interface HeadParts {
  page: AnyPage
  /** the site's origin, such as https://example.org */
  origin: string
  /** the sentences in the language of the page */
  texts: ServerTexts
  /** the sentences in the family's language, for previews and the feed, which many people read */
  familyTexts: ServerTexts
  /** the settings in the family's language; null if the page must not contain any content of the memorial */
  settings: Settings | null
  isSearchable: boolean
  /** data for search engines (JSON-LD); empty if they must not learn anything */
  structured: string
  hasFeed: boolean
  /** the photograph that the URL names: null if it does not exist, undefined if the URL does not name one */
  opened: Media | null | undefined
  /** the heading that the page has in place of its title, because it shows what a search found */
  heading: string | undefined
  /** the service that the preview announces; only on the page of the services */
  nextService: NextService | null
  files: PageFiles
}

/**
 * Renders the beginning of a page's document, which the HTML of `makeBody` follows. The page's style is inline, and the browser
 * requests the first pictures before any script, so that text and photographs appear after one round trip.
 */
export function renderHead(parts: HeadParts): string {
  const { page, origin, texts, familyTexts, settings, opened, heading, files } = parts
  const preview = settings && makePreview(parts, settings)
  const title = opened?.title ?? heading ?? texts.pages[page.path].title
  return makeDocumentStart({
    texts,
    person: texts.person,
    title: settings ? toTabTitle(title, settings.name, texts) : title,
    meta: {
      viewport: fullViewport,
      description: preview?.description,
      'color-scheme': 'light dark',
      robots: !parts.isSearchable && 'noindex',
      ...(settings && preview ? makeOpenGraph(preview, origin, settings, familyTexts) : {}),
    },
    head: [
      settings && parts.hasFeed && makeFeedLink(familyTexts.http.feedTitle(settings.name)),
      preview &&
        isPublic(page) &&
        page.path !== notFoundPage.path &&
        `<link rel="canonical" href="${escapeHtml(preview.url + (texts === familyTexts ? '' : `${opened ? '&' : '?'}language=${texts.language}`))}">`,
      makeIconLinks('/'),
      makeTheme(page),
      // the browser must send cookies, because in a closed memorial the manifest is closed, too
      preview && `<link rel="manifest" href="${manifestPath}" crossorigin="use-credentials">`,
      parts.structured,
      `<style>${makeStyle(files)}</style>`,
      ...files.styles.map(makeDisabledStyleLink),
      ...(opened ? files.laterStyles.map(makeStyleLink) : []),
      ...scriptsInHead,
      ...files.scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
      `<script type="module" src="${files.entry}" fetchpriority="low"></script>`,
    ],
  })
}

/**
 * Makes the body of a page's document, and the document's end. They contain no origin except PUBLIC_URL, so that all origins can
 * share them.
 */
export const makeBody = (
  page: Page,
  { html, documentSlide, data }: PageRendering,
  texts: ServerTexts,
): string =>
  joinLines([
    `<div id="root">${html}</div>`,
    documentSlide,
    makeUnscriptedNotice(page, texts),
    makePageData(data),
  ]) + afterBody

/** The style and the script for browsers in which the page's own script does not run, or has not run yet. */
export const scriptsInHead = [
  `<noscript><style>${unscriptedStyle}</style></noscript>`,
  `<script>${headScript}</script>`,
]

export const makePageData = (data: PageData) =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/**
 * Makes the elements for the browser's theme color, which matches the page's `color-scheme`: a page for the hall is always dark, and
 * other pages follow the device's setting.
 */
function makeTheme(page: Page): string {
  const { day, night } = palette.paper
  if (page.isInFamilyLanguage) return `<meta name="theme-color" content="${night}">`
  return `<meta name="theme-color" content="${day}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${night}" media="(prefers-color-scheme: dark)">`
}

/** Makes the inline style: a short cross-fade between pages, then the page's own stylesheets. */
export const makeStyle = ({ css }: PageFiles) =>
  `@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}${css}`

/**
 * Makes a disabled link to a stylesheet that the page already contains inline. Without this link, the code that loads the page's
 * chunk would fetch the stylesheet.
 */
const makeDisabledStyleLink = (href: string) => `<link rel="stylesheet" href="${href}" disabled>`

const makeStyleLink = (href: string) => `<link rel="stylesheet" href="${href}">`

const makeFeedLink = (title: string) =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${feedPath}">`

interface Preview {
  title: string
  description: string
  picture: { path: string; width?: number; height?: number; alt: string }
  url: string
}

/**
 * Makes the preview that a chat shows for a link. It shows the photograph that the link opens, or else a card with the portrait,
 * the name and the years. The preview of the services announces the next one.
 */
function makePreview(parts: HeadParts, settings: Settings): Preview {
  const { page, origin, opened, nextService, familyTexts } = parts
  const card = composeCard(settings, nextService, familyTexts)
  return {
    title: toTabTitle(opened?.title ?? familyTexts.pages[page.path].title, settings.name, familyTexts),
    // a chat breaks lines as it likes
    description: describe(settings, opened, nextService, familyTexts).replaceAll('\u00a0', ' '),
    picture: describePhoto(opened) ?? { path: card.path, ...linkCardSize, alt: card.alt },
    url: `${origin}${page.path}${opened ? `?photo=${opened.id}` : ''}`,
  }
}

/** Chooses the text of a preview. The time of a service is as on the page. */
function describe(
  settings: Settings,
  opened: Media | null | undefined,
  nextService: NextService | null,
  familyTexts: ServerTexts,
) {
  if (opened?.description || !nextService)
    return typeset(opened?.description || settings.tribute, familyTexts)
  const [title, location] = [nextService.title, nextService.location].map((text) =>
    typeset(text, familyTexts),
  ) as [string, string]
  return formatNextService({ ...nextService, title, location }, familyTexts.colon)
}

/** Describes the photograph that the link opens, in the size for previews. A small photograph is not enlarged. */
function describePhoto(opened: Media | null | undefined): Preview['picture'] | null {
  if (!opened?.filePath) return null
  const { filePath, width, height, title } = opened
  const { name, maxSide } = pictures.link
  const picture = { path: toSiblingPath(filePath, name), alt: title }
  if (!width || !height) return picture
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const toPixels = (side: number) => Math.max(1, Math.round(side * scale))
  return { ...picture, width: toPixels(width), height: toPixels(height) }
}

const makeOpenGraph = (
  { title, description, picture, url }: Preview,
  origin: string,
  settings: Settings,
  familyTexts: ServerTexts,
) => ({
  'og:type': 'website',
  'og:title': title,
  'og:site_name': toTabTitle('', settings.name, familyTexts),
  'og:description': description,
  'og:url': url,
  'og:image': origin + picture.path,
  'og:image:width': picture.width?.toString(),
  'og:image:height': picture.height?.toString(),
  'og:image:alt': typeset(picture.alt, familyTexts).replaceAll('\u00a0', ' '),
  'twitter:card': 'summary_large_image',
})
