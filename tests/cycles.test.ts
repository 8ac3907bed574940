import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sources } from './support/project/sources.ts'

test('no import leads back to where it began, types included', () => {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports.map(({ to }) => to)]))
  assertNoCycles(importsOf, 'move what both need to a file of its own')
})

for (const part of ['platform', 'memorial', 'features', 'safety', 'outputs', 'import', 'operations'])
  test(`no two folders of server/${part} import each other, not even over others`, () => {
    const folder = (file: string) => file.match(`^server/${part}/([^/]+)/`)?.[1]
    const importsOf = new Map<string, string[]>()
    for (const { path, imports } of sources)
      for (const { to } of imports) {
        const [from, target] = [folder(path), folder(to)]
        if (from && target && from !== target) importsOf.set(from, [...(importsOf.get(from) ?? []), target])
      }
    assertNoCycles(importsOf, 'let one of them know the other, and move what both need to a part below')
  })

/** Fails with one line for each circle of imports, and says what to do instead. */
function assertNoCycles(importsOf: ReadonlyMap<string, readonly string[]>, instead: string) {
  const finished = new Set<string>()
  const cycles: string[] = []
  const visit = (from: string, way: readonly string[]) => {
    if (finished.has(from)) return
    const here = [...way, from]
    if (way.includes(from)) return void cycles.push(here.slice(way.indexOf(from)).join(' → '))
    for (const to of importsOf.get(from) ?? []) visit(to, here)
    finished.add(from)
  }
  for (const from of importsOf.keys()) visit(from, [])
  assert.equal(cycles.length, 0, `${cycles.join('\n')}\n→ ${instead}`)
}
