import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Language, languageNames, languages } from '../domain/language.ts'
import type * as site from '../languages/en/visitors/site.ts'
import { notFoundPage, pages } from '../contract/pages/page.ts'
import { headScript } from '../server/http/pages/headScript.ts'
import { LATER_STYLES } from '../server/http/pages/laterStyles.ts'
import { budgets } from './budgets.ts'
import { bytesOf, filesUnder, read } from './support/project/projectFiles.ts'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
}
type Chunks = Record<string, Chunk>
const chunksIn = (name: string) => JSON.parse(read(`dist/web/.vite/${name}`)) as Chunks
const manifests = Object.fromEntries(
  languages.map((language) => [language, chunksIn(`${language}.json`)]),
) as Record<Language, Chunks>
const manifest = manifests.en
const siteEntry = 'web/site/entry.ts'
const siteStart = 'web/site/startPage.tsx'
const publicPages = [...pages, notFoundPage].filter(({ module }) => module.startsWith('web/site/'))

/** Collects the keys of these chunks, and of all chunks that they import statically. */
const together = (keys: readonly string[], chunks = manifest, seen = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    together(chunks[key]?.imports ?? [], chunks, seen)
  }
  return seen
}
const chunksOf = (keys: readonly string[], chunks = manifest) =>
  [...together(keys, chunks)].flatMap((key) => chunks[key] ?? [])
const scriptsOf = (keys: readonly string[], chunks = manifest) =>
  chunksOf(keys, chunks).map(({ file }) => file)
/** Measures a file as it is sent: compressed, unless it is small. */
const sent = (file: string) => {
  const [compressed = `dist/web/${file}`] = filesUnder(`dist/web/${file}.br`)
  return bytesOf(compressed).length
}
const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

test('every public page of the contract is loaded by web/site/pages.ts, and no other', () => {
  const modules = publicPages.map(({ module }) => module)
  assert.deepEqual(manifest[siteEntry]?.dynamicImports?.toSorted(), [...modules, siteStart].toSorted())
})

for (const { module } of publicPages) {
  test(`what a visitor of ${module} fetches is within the budget of scripts and styles`, () => {
    const files = scriptsOf([siteEntry, siteStart, module])
    const bytes = sum(files.map(sent))
    assert.ok(bytes <= budgets.script, `${bytes} bytes compressed in ${files.join(', ')}`)
    assert.ok(files.length <= budgets.scriptFiles, files.join(', '))

    const styles = [...new Set(chunksOf([siteEntry, siteStart, module]).flatMap(({ css = [] }) => css))]
    const within = styles.filter((file) => !file.startsWith(`assets/${LATER_STYLES}-`))
    const bytesIn = (names: string[]) => sum(names.map((file) => bytesOf(`dist/web/${file}`).length))
    assert.ok(bytesIn(within) <= budgets.styleWithin, `${bytesIn(within)} bytes in ${within.join(', ')}`)
    assert.ok(bytesIn(styles) <= budgets.style, `${bytesIn(styles)} bytes in ${styles.join(', ')}`)
  })
}

/** A sentence that every page has, in each language. */
const sentenceIn = Object.fromEntries(
  await Promise.all(
    languages.map(async (language) => {
      const { texts } = (await import(`../languages/${language}/visitors/site.ts`)) as typeof site
      return [language, texts.broken]
    }),
  ),
) as Record<Language, string>
const scriptIn: Record<Language, number> = { en: budgets.script, ...budgets.scriptIn }

for (const language of languages)
  test(`in ${languageNames[language]}, no page has sentences of another language, and all are within the budget`, () => {
    for (const { module } of publicPages) {
      const files = scriptsOf([siteEntry, siteStart, module], manifests[language])
      const bytes = sum(files.map(sent))
      assert.ok(bytes <= scriptIn[language], `${module}: ${bytes} bytes compressed`)
      const text = files.map((file) => bytesOf(`dist/web/${file}`).toString()).join('\n')
      const found = languages.filter((each) => text.includes(sentenceIn[each]))
      assert.deepEqual(found, [language], module)
    }
  })

test('only the wall loads at once what draws QR codes', () => {
  const pagesWithCodes = publicPages.filter(({ module }) =>
    together([siteEntry, siteStart, module]).has('web/ui/drawQrCode.ts'),
  )
  assert.deepEqual(
    pagesWithCodes.map(({ path }) => path),
    ['/wall'],
  )
})

test('only pages with a show load at once what the shows share, none what prepares the hall, and one what takes dropped files', () => {
  const pagesWith = (text: string) =>
    publicPages.flatMap(({ path, module }) => {
      const files = scriptsOf([siteEntry, siteStart, module])
      return files.some((file) => read(`dist/web/${file}`).includes(text)) ? [path] : []
    })
  assert.deepEqual(pagesWith('navigator.wakeLock'), ['/slideshow', '/slideshow-old', '/wall'])
  assert.deepEqual(pagesWith('navigator.serviceWorker.register'), [])
  // the form needs no script
  assert.deepEqual(pagesWith('Nothing found for'), [])
  // only react-dropzone says this
  assert.deepEqual(pagesWith('file-invalid-type'), ['/send'])
})

test('the scripts that come with a document are small: the one within it, and the one that waits for its initial view', () => {
  assert.ok(headScript.length <= budgets.headScript, `${headScript.length} bytes`)
  const [entry = ''] = scriptsOf([siteEntry])
  assert.ok(sent(entry) <= budgets.entry, `${sent(entry)} bytes`)
})

test('a stylesheet called later is in no document, and its file has what is called so', () => {
  const [file = '', ...others] = filesUnder(`dist/web/assets/${LATER_STYLES}-*.css`)
  assert.deepEqual(others, [])
  assert.match(read(file), /\.lightbox/)
})

test('React makes its first errors without stack traces, for which V8 would read the whole script again', () => {
  const [entry = ''] = scriptsOf([siteEntry])
  assert.match(bytesOf(`dist/web/${entry}`).toString(), /delete \w+\.stackTraceLimit/)
  assert.deepEqual(manifest[siteEntry]?.imports ?? [], [])
})

test('every text of more than a kilobyte has a compressed copy next to it', () => {
  const texts = filesUnder('dist/web/assets/*.{js,css}').filter((file) => bytesOf(file).length >= 1_024)
  assert.ok(texts.length > 20)
  for (const file of texts) {
    assert.ok(brotliDecompressSync(bytesOf(`${file}.br`)).equals(bytesOf(file)), file)
    assert.ok(gunzipSync(bytesOf(`${file}.gz`)).equals(bytesOf(file)), file)
  }
})

test('visitors and administrators share no script', () => {
  const site = new Set(Object.values(manifest).map(({ file }) => file))
  const admin = Object.values(chunksIn('en.admin.json')).map(({ file }) => file)
  assert.ok(admin.length > 10)
  const shared = admin.filter((file) => file.endsWith('.js') && site.has(file))
  assert.deepEqual(shared, [])
})

test('no script of the browser has the words by which the server tells languages', () => {
  const vocabulary = /hvordan man/
  const find = (pattern: string) =>
    filesUnder(pattern).filter((file) => vocabulary.test(bytesOf(file).toString()))
  assert.ok(find('dist/server/*.js').length > 0)
  assert.deepEqual(find('dist/web/assets/*.js'), [])
})
