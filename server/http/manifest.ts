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
  const chunks: Chunks = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return (page) => filesOf(chunks, page)
}

function filesOf(chunks: Chunks, page: Page): PageFiles {
  const entry = `web/${page.entry}/entry.tsx`
  const found = [...new Set([...withImports(chunks, entry), ...withImports(chunks, moduleOf(page))])]
  const files = found.flatMap((name) => chunks[name] ?? [])
  const at = (name: string) => `/${name}`
  const unique = (names: string[]) => [...new Set(names)].map(at)
  return {
    entry: at(chunks[entry]?.file ?? ''),
    scripts: unique(files.map(({ file }) => file)),
    styles: unique(files.flatMap(({ css = [] }) => css)),
    fonts: unique(
      files.flatMap(({ assets = [] }) => assets).filter((name) => /latin-(?!ext-)[^/]*\.woff2$/.test(name)),
    ),
  }
}

/** What a chunk builds on comes before it: stylesheets count in that order. */
function withImports(chunks: Chunks, name: string): string[] {
  const chunk = chunks[name]
  return chunk ? [...(chunk.imports ?? []).flatMap((each) => withImports(chunks, each)), name] : []
}

/** From a page's path to its module, by rule: /slideshow-old is web/site/slideshow-old/SlideshowOldPage.tsx. */
function moduleOf({ path: address }: Page): string {
  const named: Record<string, string> = {
    '/': 'web/site/home/HomePage.tsx',
    '/404': 'web/site/NotFoundPage.tsx',
    '/admin': 'web/admin/DashboardPage.tsx',
    '/admin/login': 'web/admin/LoginPage.tsx',
  }
  const folder = address.slice(1)
  const capitalised = folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  return named[address] ?? `web/site/${folder}/${capitalised}Page.tsx`
}
