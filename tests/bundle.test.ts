import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { notFoundPage, pages } from '../contract/page.ts'
import { bytesOf, filesUnder, read } from './support/projectFiles.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Chunks = Record<string, Chunk>
const chunksIn = (name: string) => JSON.parse(read(`dist/web/.vite/${name}`)) as Chunks
const manifest = chunksIn('manifest.json')
const siteEntry = 'web/site/entry.tsx'
const publicPages = [...pages, notFoundPage].filter(({ module }) => module.startsWith('web/site/'))

/** A chunk and what it imports at once, as keys of the manifest. */
const together = (keys: readonly string[], seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    together(manifest[key]?.imports ?? [], seen)
  }
  return seen
}
const chunksOf = (keys: readonly string[]) => [...together(keys)].flatMap((key) => manifest[key] ?? [])
const scriptsOf = (keys: readonly string[]) => chunksOf(keys).map(({ file }) => file)
/** As it is sent: small files are not compressed. */
const sent = (file: string) => {
  const [compressed = `dist/web/${file}`] = filesUnder(`dist/web/${file}.br`)
  return bytesOf(compressed).length
}
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

test('every public page of the contract is loaded by web/site/pages.ts, and no other', () => {
  const modules = publicPages.map(({ module }) => module)
  assert.deepEqual(manifest[siteEntry]?.dynamicImports?.toSorted(), modules.toSorted())
})

for (const { module, drawn } of publicPages) {
  test(`a visitor of ${module} fetches at most 97 kB of JavaScript in ${drawn ? 'two' : 'three'} files`, () => {
    const files = scriptsOf([siteEntry, module])
    const bytes = sum(files.map(sent))
    assert.ok(bytes <= 97_000, `${bytes} bytes compressed in ${files.join(', ')}`)
    assert.ok(files.length <= (drawn ? 2 : 3), files.join(', '))
  })

  test(`the stylesheets of ${module} have at most 24 kB within its document, and 30 kB with later ones`, () => {
    const files = [...new Set(chunksOf([siteEntry, module]).flatMap(({ css = [] }) => css))]
    const within = files.filter((file) => !file.startsWith('assets/later-'))
    const bytesIn = (names: string[]) => sum(names.map((file) => bytesOf(`dist/web/${file}`).length))
    assert.ok(bytesIn(within) <= 24_000, `${bytesIn(within)} bytes in ${within.join(', ')}`)
    assert.ok(bytesIn(files) <= 30_000, `${bytesIn(files)} bytes in ${files.join(', ')}`)
  })
}

test('React makes its first errors without stack traces, for which V8 would read the whole script again', () => {
  for (const file of scriptsOf([siteEntry])) {
    const script = bytesOf(`dist/web/${file}`).toString()
    const firstError = script.search(/=Error\(/)
    const limit = script.search(/delete \w+\.stackTraceLimit/)
    if (firstError >= 0) assert.ok(limit >= 0 && limit < firstError, file)
  }
})

test('the scripts within documents: that of every page has at most 1.45 kB, the one before it 180 bytes, a slideshow’s 4.1 kB', () => {
  const limits = { page: 180, slideshow: 4_100, 'slideshow-old': 3_300, 'start-later': 1_450 }
  const fileOf = (name: string) => `dist/early/${name}.js`
  assert.deepEqual(filesUnder('dist/early/*.js').toSorted(), Object.keys(limits).map(fileOf).toSorted())
  for (const [name, limit] of Object.entries(limits)) {
    const bytes = bytesOf(fileOf(name)).length
    assert.ok(bytes <= limit, `${name}: ${bytes} bytes`)
  }
})

test('every text of more than a kilobyte lies compressed beside itself', () => {
  const texts = filesUnder('dist/web/assets/*.{js,css}').filter((file) => bytesOf(file).length >= 1_024)
  assert.ok(texts.length > 20)
  for (const file of texts) {
    assert.ok(brotliDecompressSync(bytesOf(`${file}.br`)).equals(bytesOf(file)), file)
    assert.ok(gunzipSync(bytesOf(`${file}.gz`)).equals(bytesOf(file)), file)
  }
})

test('no validation library is in what visitors fetch', () => {
  const files = scriptsOf([siteEntry, ...publicPages.map(({ module }) => module)])
  assert.deepEqual(
    files.filter((file) => read(`dist/web/${file}`).includes('ZodError')),
    [],
  )
})

test('visitors and administrators share no script', () => {
  const site = new Set(Object.values(manifest).map(({ file }) => file))
  const admin = Object.values(chunksIn('admin.json')).map(({ file }) => file)
  assert.ok(admin.length > 10)
  assert.deepEqual(
    admin.filter((file) => file.endsWith('.js') && site.has(file)),
    [],
  )
})
