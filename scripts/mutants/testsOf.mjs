import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { inProject } from '../support/project.mjs'

/** Packages and parts of Node by which a test is recognised that needs more than its process and memory. */
const OUTSIDE =
  /^(node:(child_process|fs(\/promises)?|http2?|net|os|sqlite|worker_threads)|fastify|sharp|vite|@playwright\/.*)$/

/** Whether a file needs nothing but memory. Components and hooks of React need a page, which journeys open. */
export const isPure = (source) => {
  const imported = importedBy(source)
  return !isOutside(imported) && !imported.has('react')
}

/** The tests that import some of these files, however far away, each with those that it imports. */
export function testsOf(sources) {
  const tests = globSync('tests/*/**/*.test.ts', { cwd: inProject() }).toSorted()
  return tests
    .map((file) => ({ file, imported: importedBy(file) }))
    .filter(({ imported }) => !isOutside(imported))
    .map(({ file, imported }) => ({ file, sources: sources.filter((source) => imported.has(source)) }))
    .filter((test) => test.sources.length > 0)
}

const isOutside = (imported) => [...imported].some((name) => OUTSIDE.test(name))

/** Everything that a file needs when it runs: files of the project and packages. */
function importedBy(file, found = new Set()) {
  for (const name of importsOf(file)) {
    if (found.has(name)) continue
    found.add(name)
    if (existsSync(inProject(name))) importedBy(name, found)
  }
  return found
}

const known = new Map()
function importsOf(file) {
  if (!/\.tsx?$/.test(file)) return []
  if (!known.has(file)) known.set(file, readImports(file))
  return known.get(file)
}

/** Types alone are gone when it runs. */
function readImports(file) {
  const text = readFileSync(inProject(file), 'utf8')
  return [...text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)]
    .filter(([all]) => !/^(?:import|export)\s+\{(?:\s*type\s[^,}]+,?)+\s*\}/.test(all))
    .map(([, name]) => (name.startsWith('.') ? normalize(join(dirname(file), name)) : name))
}
