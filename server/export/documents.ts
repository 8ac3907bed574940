import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { copyPageFile } from '../../contract/copyLayout.ts'
import type { PageData, ReadSeed, Render } from '../../contract/drawing.ts'
import { isPublic, pages } from '../../contract/page.ts'
import { dataOf, escapeHtml, titleOf } from '../http/document.ts'
import { readManifest } from '../http/manifest.ts'
import { headScript, unscriptedStyle } from '../http/unscripted.ts'
import type { VisitorAnswers } from './visitorAnswers.ts'
import { language } from '../../contract/language.ts'
import { texts } from '../http/texts.ts'

type SitePage = Extract<(typeof pages)[number], { module: `web/site/${string}` }>
const sitePages = pages.filter((page): page is SitePage => isPublic(page))

/** The files of the copy that are made here, by their paths. */
export type Documents = Map<string, Buffer>

/** Every page drawn whole, with its data in it. `dist` is the folder of the built web. */
export async function drawPages(dist: string, answers: VisitorAnswers, now: Date): Promise<Documents> {
  const { render } = (await import(pathToFileURL(path.join(dist, 'copy-render/render.js')).href)) as {
    render: Render
  }
  const unscripted = await readUnscripted(dist)
  const read: ReadSeed = async (endpoint) => answers[endpoint as keyof VisitorAnswers] as never
  const documents: Documents = new Map()
  for (const page of sitePages) {
    const request = { path: page.path, now: now.toISOString(), isComplete: true }
    const { html, data } = await render(request, read)
    documents.set(copyPageFile(page.path), Buffer.from(documentOf(page, answers, { html, data, unscripted })))
  }
  return documents
}

/** Script, stylesheet and drawings of the pages. */
export async function readSiteFiles(dist: string): Promise<Documents> {
  const folder = path.join(dist, 'copy')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const documents: Documents = new Map()
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    documents.set(`site/${path.relative(folder, file).split(path.sep).join('/')}`, await readFile(file))
  }
  return documents
}

/** The stylesheet of readers without scripts. */
const readUnscripted = (dist: string) =>
  readFile(path.join(dist, 'web', readManifest(dist)(pages[0]).unscripted), 'utf8')

interface Parts {
  html: string
  data: PageData
  /** the stylesheet of readers without scripts */
  unscripted: string
}

function documentOf(page: SitePage, answers: VisitorAnswers, { html, data, unscripted }: Parts): string {
  const settings = answers['GET /api/settings']
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(titleOf(page, settings))}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, user-scalable=no, viewport-fit=cover">
<meta name="description" content="${escapeHtml(settings.tribute)}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="site/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="site/apple-touch-icon.png">
<link rel="stylesheet" href="site/site.css">
${unscriptedStyle(`<style>${unscripted.trim()}</style>`)}
<script>${headScript}</script>
</head>
<body>
<div id="root">${html}</div>
${page.drawn ? '' : showWithoutScripts}
${dataOf(data)}
<script src="site/site.js"></script>
</body>
</html>
`
}

const showWithoutScripts = `<main class="only-unscripted unscripted-notice">
<h1>${texts.unscripted.slideshow}</h1>
<p><a href="${copyPageFile('/gallery')}">${texts.unscripted.allPhotographs}</a></p>
</main>`
