import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from './support/project/sources.ts'

test('no import leads back to where it began, types included', () => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports.map(({ to }) => to)]))
  assertNoCycles(importsOf, 'move what both need to a file of its own')
})

test('no two neighbors, folders or files, import each other, not even over others', () => {
  const product = sources.filter(({ path }) => /^(?:contract|domain|languages|server|web)\//.test(path))
  const importsOf = new Map<string, string[]>()
  for (const { path, imports } of product)
    for (const { to } of imports) {
      const [from, target] = separate(path.split('/'), to.split('/'))
      importsOf.set(from, [...(importsOf.get(from) ?? []), target])
    }
  assertNoCycles(
    importsOf,
    'let one of them know the other, and move what both need to a folder below, or next to both',
  )
})

/** Finds the neighbors in which the two files lie, or which they are. */
function separate(from: readonly string[], to: readonly string[]): [string, string] {
  const depth = from.findIndex((part, index) => part !== to[index]) + 1
  return [from.slice(0, depth).join('/'), to.slice(0, depth).join('/')]
}

/** Fails with one line for each circle of imports, and says what to do instead. */
function assertNoCycles(importsOf: ReadonlyMap<string, readonly string[]>, instead: string) {
  const cycles = findCycles(importsOf)
  assert.equal(cycles.length, 0, `${cycles.map((way) => way.join(' → ')).join('\n')}\n→ ${instead}`)
}

function findCycles(importsOf: ReadonlyMap<string, readonly string[]>): string[][] {
  const finished = new Set<string>()
  const cycles: string[][] = []
  const visit = (from: string, way: readonly string[]) => {
    if (finished.has(from)) return
    const here = [...way, from]
    if (way.includes(from)) return void cycles.push(here.slice(way.indexOf(from)))
    for (const to of new Set(importsOf.get(from))) visit(to, here)
    finished.add(from)
  }
  for (const from of importsOf.keys()) visit(from, [])
  return cycles
}
