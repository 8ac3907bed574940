import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPublic, type Page, pages } from '../../../contract/pages/page.ts'
import { showPaths } from '../../../contract/pages/show.ts'
import type { Language } from '../../../domain/language.ts'
import { LATER_STYLES } from './laterStyles.ts'

interface Chunk {
  file: string
  imports?: string[]
  /** the imports that are loaded later */
  dynamicImports?: string[]
  css?: string[]
  /** the fonts that the stylesheets use */
  assets?: string[]
}
type Chunks = Record<string, Chunk>

/** The built files that a page needs. Each file is given by its path on this site. */
export interface PageFiles {
  entry: string
  /** the modules that the entry of a dashboard page imports; empty for other pages, which load modules after the initial view */
  scripts: string[]
  styles: string[]
  /** the content of the files in `styles`, for the inline style */
  css: string
  /** stylesheets that are not needed before the page's script has loaded */
  laterStyles: string[]
}

const unbuiltPageFiles: PageFiles = { entry: '', scripts: [], styles: [], css: '', laterStyles: [] }

const SITE_ENTRY = 'web/site/entry.ts'
const START_PAGE = 'web/site/startPage.tsx'

/**
 * Reads the two manifests of Vite's build of a language in `dist`, because the visitors' pages and the dashboard are built separately. Returns
 * a function that finds the files of a page.
 */
export function readManifest(dist: string, language: Language): (page: Page) => PageFiles {
  const siteChunks = readChunks(dist, `${language}.json`)
  const adminChunks = readChunks(dist, `${language}.admin.json`)
  return (page) => {
    if (!siteChunks || !adminChunks) return unbuiltPageFiles
    const files = isPublic(page)
      ? findPageFiles(siteChunks, SITE_ENTRY, [START_PAGE, page.module])
      : findPageFiles(adminChunks, 'web/admin/entry.tsx', [page.module])
    const isLater = (href: string) => href.startsWith(`/assets/${LATER_STYLES}-`)
    const styles = files.styles.filter((href) => !isLater(href))
    const readStyle = (href: string) => readFileSync(path.join(dist, `web${href}`), 'utf8').trim()
    return {
      ...files,
      scripts: isPublic(page) ? [] : files.scripts,
      styles,
      css: styles.map(readStyle).join('\n'),
      laterStyles: files.styles.filter(isLater),
    }
  }
}

/** Lists the paths of all files that the two slideshows load, at once or later. */
export function readShowFiles(dist: string, language: Language): string[] {
  const chunks = readChunks(dist, `${language}.json`)
  if (!chunks) return []
  const shows = pages.filter(({ path }) => (showPaths as readonly string[]).includes(path))
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string) => {
    if (visited.has(name)) return
    visited.add(name)
    const { file, css = [], assets = [], imports = [], dynamicImports = [] } = findChunk(chunks, name)
    for (const each of [file, ...css, ...assets]) files.add(`/${each}`)
    // the entry's dynamic imports are skipped, because they are all the pages of the site
    for (const each of name === SITE_ENTRY ? imports : [...imports, ...dynamicImports]) visit(each)
  }
  for (const name of [SITE_ENTRY, START_PAGE, ...shows.map(({ module }) => module)]) visit(name)
  return [...files]
}

function readChunks(dist: string, name: string): Chunks | null {
  const file = path.join(dist, 'web/.vite', name)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chunks) : null
}

function findPageFiles(chunks: Chunks, entry: string, modules: string[]) {
  const names = new Set([entry, ...modules].flatMap((name) => listWithImports(chunks, name)))
  const files = [...names].map((name) => findChunk(chunks, name))
  const entryChunk = findChunk(chunks, entry)
  const toPath = (name: string) => `/${name}`
  const unique = (names: string[]) => [...new Set(names)].map(toPath)
  return {
    entry: toPath(entryChunk.file),
    scripts: unique(files.filter((chunk) => chunk !== entryChunk).map(({ file }) => file)),
    styles: unique(files.flatMap(({ css = [] }) => css)),
  }
}

/** Lists the names of a chunk's imports, and then its own name, because the stylesheets must apply in this order. */
function listWithImports(chunks: Chunks, name: string): string[] {
  const { imports = [] } = findChunk(chunks, name)
  return [...imports.flatMap((each) => listWithImports(chunks, each)), name]
}

function findChunk(chunks: Chunks, name: string): Chunk {
  const chunk = chunks[name]
  if (!chunk)
    throw new Error(
      `${name} of contract/pages/page.ts is not in the build: does web/site/pages.ts import it?`,
    )
  return chunk
}
