import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { notFoundPage, pages } from '../contract/page.ts'
import { read } from './support/sources.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}
const manifest = JSON.parse(read('dist/web/.vite/manifest.json')) as Record<string, Chunk>
const siteEntry = 'web/site/entry.tsx'
const publicPages = [...pages, notFoundPage]
  .map(({ module }) => module)
  .filter((module) => module.startsWith('web/site/'))

/** A chunk and what it imports at once, as keys of the manifest. */
const together = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    together(manifest[key]?.imports ?? [], seen)
  }
  return seen
}
const filesOf = (keys: readonly string[]) => [...together(keys)].map((key) => manifest[key]?.file ?? key)
const gzipped = (file: string) => gzipSync(read(`dist/web/${file}`), { level: 9 }).length

test('every public page of the contract is loaded by web/site/pages.ts, and no other', () => {
  assert.deepEqual(manifest[siteEntry]?.dynamicImports?.toSorted(), publicPages.toSorted())
})

for (const page of publicPages) {
  test(`a visitor of ${page} fetches at most 110 kB of JavaScript`, () => {
    const files = filesOf([siteEntry, page])
    const bytes = files.map(gzipped).reduce((sum, size) => sum + size, 0)
    assert.ok(bytes <= 110_000, `${bytes} bytes gzipped in ${files.join(', ')}`)
  })
}

test('no validation library is in what visitors fetch', () => {
  const files = filesOf([siteEntry, ...publicPages])
  assert.deepEqual(
    files.filter((file) => read(`dist/web/${file}`).includes('ZodError')),
    [],
  )
})

test('the administrator’s code is in files that no public page names', () => {
  const site = new Set(filesOf([siteEntry, ...publicPages]))
  const admin = ['web/admin/entry.tsx', ...(manifest['web/admin/entry.tsx']?.dynamicImports ?? [])]
  assert.ok(admin.length > 2)
  assert.deepEqual(
    admin.map((key) => manifest[key]?.file ?? key).filter((file) => site.has(file)),
    [],
  )
})
