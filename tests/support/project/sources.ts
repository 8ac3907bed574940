import path from 'node:path'
import { filesUnder, read } from './projectFiles.ts'

export interface Import {
  /** a path inside the project, or a package's name */
  to: string
  /** whether it imports only types, so that it is erased before the code runs */
  typeOnly: boolean
}
export interface Source {
  /** the path inside the project, such as 'web/site/entry.tsx' */
  path: string
  text: string
  imports: Import[]
}

const statements = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?((?:[^'";]*?)\sfrom\s+)?['"]([^'"]+)['"]/g
const calls = /\bimport\(\s*['"]([^'"]+)['"]/g

/** Every source file of the project, with its imports. */
export const sources: readonly Source[] = filesUnder(
  ['{contract,domain,languages,samples,scripts,server,tests,web}/**/*.{ts,tsx,mjs}', '*.config.ts'],
  { exclude: ['tests/fixtures/**'] },
).map((file) => {
  const text = read(file)
  return { path: file, text, imports: importsOf(file, text) }
})

export const sourceAt = new Map(sources.map((source) => [source.path, source]))

/** The files that import a file in order to run. */
const importersOf = Map.groupBy(
  sources.flatMap(({ path: importer, imports }) =>
    imports.filter(({ typeOnly }) => !typeOnly).map(({ to }) => ({ to, importer })),
  ),
  ({ to }) => to,
)

/**
 * Finds the files and packages that a file needs when it runs, including their own imports; those of `ends` are not followed
 * further.
 */
export function reachableFrom(entry: string, ends: readonly string[] = []): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    if (ends.includes(file)) return
    for (const { to, typeOnly } of sourceAt.get(file)?.imports ?? []) if (!typeOnly) visit(to)
  }
  visit(entry)
  return seen
}

/** Counts for each file over how many imports it reaches `file`. The imports of `ends` are not followed. */
export function hopsTo(file: string, ends: readonly string[]): Map<string, number> {
  const hops = new Map([[file, 0]])
  // the loop also visits the files that it adds to the map
  for (const [reached, count] of hops)
    for (const { importer } of importersOf.get(reached) ?? [])
      if (!hops.has(importer) && !ends.includes(importer)) hops.set(importer, count + 1)
  return hops
}

function importsOf(file: string, text: string): Import[] {
  const stated = [...text.matchAll(statements)].map(([, type, names = '', to = '']) => ({
    to: resolved(file, to),
    typeOnly: type !== undefined || /^\{(\s*type\s+[\w$]+(\s+as\s+[\w$]+)?,?)+\s*\}\s+from\s+$/.test(names),
  }))
  const called = [...text.matchAll(calls)].map(([, to = '']) => ({ to: resolved(file, to), typeOnly: false }))
  return [...stated, ...called]
}

function resolved(file: string, to: string): string {
  if (to.startsWith('.')) return path.join(path.dirname(file), to)
  return to.startsWith('node:')
    ? to
    : to
        .split('/')
        .slice(0, to.startsWith('@') ? 2 : 1)
        .join('/')
}
