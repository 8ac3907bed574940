import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isPublic, type Page } from '../../contract/page.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Chunks = Record<string, Chunk>

/** The scripts at the end of a document whose page's own script comes later. */
interface EarlyScripts {
  /** what the first frame waits for: the page's `early.ts` */
  first: string
  /** what it does not wait for: web/site/startLater.ts */
  startLater: string
}

/** What of the build a page needs; files as paths on this site. */
export interface PageFiles {
  entry: string
  /** what the entry imports and will import */
  scripts: string[]
  styles: string[]
  /** the content of `styles`, for the document itself */
  css: string
  /** stylesheets of what nobody sees before the page's script has come */
  laterStyles: string[]
  /** the stylesheet of readers without scripts */
  unscripted: string
  /** null where the page's own script starts at once */
  early: EarlyScripts | null
}

const unbuilt: PageFiles = {
  entry: '',
  scripts: [],
  styles: [],
  css: '',
  laterStyles: [],
  unscripted: '',
  early: null,
}

/** Reads the manifests of Vite's build in `dist`: visitors' pages and the administrator's are built apart. */
export function readManifest(dist: string): (page: Page) => PageFiles {
  const chunksIn = (name: string) => {
    const file = path.join(dist, 'web/.vite', name)
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Chunks) : null
  }
  const chunks = { site: chunksIn('manifest.json'), admin: chunksIn('admin.json') }
  const unscripted = chunksIn('unscripted.json')?.['web/styles/unscripted.css']
  return (page) => {
    const side = isPublic(page) ? 'site' : 'admin'
    const files = chunks[side] && filesOf(chunks[side], page, `web/${side}/entry.tsx`)
    if (!files || !unscripted) return unbuilt
    const read = (name: string) => readFileSync(path.join(dist, name), 'utf8').trim()
    const showsPhotographs = page.drawn && page.reads.includes('GET /api/media')
    const isLater = (href: string) =>
      href.startsWith('/assets/later-') || (href.startsWith('/assets/photographs-') && !showsPhotographs)
    const styles = files.styles.filter((href) => !isLater(href))
    const early = () => {
      const own = `early/${path.basename(page.path)}.js`
      const first = read(existsSync(path.join(dist, own)) ? own : 'early/page.js')
      return { first, startLater: read('early/start-later.js') }
    }
    return {
      ...files,
      styles,
      css: styles.map((href) => read(`web${href}`)).join('\n'),
      laterStyles: files.styles.filter(isLater),
      unscripted: `/${unscripted.file}`,
      early: isPublic(page) ? early() : null,
    }
  }
}

function filesOf(chunks: Chunks, page: Page, entry: string) {
  const names = new Set([entry, page.module].flatMap((name) => withImports(chunks, name)))
  const files = [...names].map((name) => chunkAt(chunks, name))
  const first = chunkAt(chunks, entry)
  const at = (name: string) => `/${name}`
  const unique = (names: string[]) => [...new Set(names)].map(at)
  return {
    entry: at(first.file),
    scripts: unique(files.filter((chunk) => chunk !== first).map(({ file }) => file)),
    styles: unique(files.flatMap(({ css = [] }) => css)),
  }
}

/** A chunk after those it imports: stylesheets apply in that order. */
function withImports(chunks: Chunks, name: string): string[] {
  const { imports = [] } = chunkAt(chunks, name)
  return [...imports.flatMap((each) => withImports(chunks, each)), name]
}

function chunkAt(chunks: Chunks, name: string): Chunk {
  const chunk = chunks[name]
  if (!chunk)
    throw new Error(`${name} of contract/page.ts is not in the build: does web/site/pages.ts import it?`)
  return chunk
}
