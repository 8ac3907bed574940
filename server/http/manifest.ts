import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '../../contract/page.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
  assets?: string[]
}
type Chunks = Record<string, Chunk>

/** The built files a page needs, as paths on this site. */
export interface PageFiles {
  entry: string
  scripts: string[]
  styles: string[]
  fonts: string[]
}

/** Reads Vite's manifest of the build in `folder`. */
export function readManifest(folder: string): (page: Page) => PageFiles {
  const file = path.join(folder, '.vite', 'manifest.json')
  if (!existsSync(file)) return () => ({ entry: '', scripts: [], styles: [], fonts: [] })
  const chunks = JSON.parse(readFileSync(file, 'utf8')) as Chunks
  return (page) => filesOf(chunks, page)
}

function filesOf(chunks: Chunks, page: Page): PageFiles {
  const [, side] = page.module.split('/')
  const entry = `web/${side}/entry.tsx`
  const names = new Set([entry, page.module].flatMap((name) => withImports(chunks, name)))
  const files = [...names].map((name) => chunkAt(chunks, name))
  const at = (name: string) => `/${name}`
  const unique = (names: string[]) => [...new Set(names)].map(at)
  return {
    entry: at(chunkAt(chunks, entry).file),
    scripts: unique(files.map(({ file }) => file)),
    styles: unique(files.flatMap(({ css = [] }) => css)),
    fonts: unique(
      files.flatMap(({ assets = [] }) => assets).filter((name) => /latin-(?!ext-)[^/]*\.woff2$/.test(name)),
    ),
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
