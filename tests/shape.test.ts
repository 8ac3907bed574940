import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { notFoundPage, pages } from '../contract/pages/page.ts'
import { lineBudgets } from './budgets.ts'
import { countLines } from './support/project/countLines.ts'
import { filesUnder, read } from './support/project/projectFiles.ts'
import { sources } from './support/project/sources.ts'

test('no folder or file is a drawer where anything might lie', () => {
  const drawer = /^(utils?|helpers?|common|misc|lib|shared|index)$/
  const found = sources.filter((source) =>
    source.path.split('/').some((part) => drawer.test(path.parse(part).name)),
  )
  const paths = found.map(({ path }) => path)
  assert.deepEqual(paths, [], 'name it after what it is about')
})

test('a folder has at most 30 files, except that of the migrations, which come one by one and stay', () => {
  const folders = Map.groupBy(
    filesUnder('{contract,domain,server,web,samples,scripts,tests}/**/*.*'),
    path.dirname,
  )
  const found = [...folders].filter(([, files]) => files.length > 30).map(([folder]) => folder)
  assert.deepEqual(
    found,
    ['server/platform/database/migrations'],
    'give it rooms, by what their files are about',
  )
})

test('each part of the product has the lines of its budget, and hardly fewer', () => {
  const counts = countLines()
  const found = [...new Set([...Object.keys(counts), ...Object.keys(lineBudgets)])].flatMap((part) => {
    const [lines = 0, budget = 0] = [counts[part], lineBudgets[part]]
    if (lines > budget)
      return `${part} has ${lines} lines: take ${lines - budget} away, or raise its figure and say in the body of the commit what for`
    // a few lines fewer pass, so that not each commit lowers a figure
    return lines < 0.97 * budget - 30 ? `${part} has only ${lines} lines: lower its figure` : []
  })
  assert.deepEqual(found, [], 'the figures are in tests/budgets.ts')
})

test('no file only passes on what other files export', () => {
  const statement = /^(?:import|export)\s[^;]*?from\s+'[^']+'$/gm
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
  const found = sources.filter(({ path, text, imports }) => {
    // the list of what the server says in a language
    if (/^languages\/[a-z]{2}\/serverTexts\.ts$/.test(path)) return false
    const rest = text.replace(comment, '').replace(statement, '').trim()
    return imports.length > 0 && rest === ''
  })
  const paths = found.map(({ path }) => path)
  assert.deepEqual(paths, [], 'import from where the thing is')
})

test('nothing is left for later or silenced', () => {
  const marks = /TO[D]O|FIX[M]E|@ts-(?:ign[o]re|exp[e]ct-error|noch[e]ck)/
  const found = sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)
  assert.deepEqual(found, [])
})

test('tests choose their random inputs by one seed', () => {
  const random = /\bMath\.rand[o]m\b|from 'fast-chec[k]'|\brandomInt\b[^']*from 'node:crypt[o]'/
  const found = sources
    .filter(({ path, text }) => path.startsWith('tests/') && random.test(text))
    .map(({ path }) => path)
  assert.deepEqual(found, ['tests/support/random/fastCheck.ts'], 'import it from tests/support/random')
})

test('every page lies where its address says', () => {
  const paths = new Set(sources.map(({ path }) => path))
  for (const { path, module } of [...pages, notFoundPage])
    assert.ok(paths.has(module), `${path} should be shown by ${module}`)
  const named = pages.filter(({ path, module }) => path !== '/' && module.startsWith('web/site/'))
  for (const { path, module } of named)
    assert.ok(
      module.startsWith(`web/site${path}/`),
      `${path} should lie in web/site${path}/, not in ${module}`,
    )
})

test('every test that docs/security.md names is there', () => {
  const named = [...read('docs/security.md').matchAll(/`((?:tests|docs|server)\/[\w./-]+)`/g)]
  assert.ok(named.length > 50)
  const missing = named.map(([, name = '']) => name).filter((name) => filesUnder(name).length === 0)
  assert.deepEqual(missing, [])
})

/** The beginnings of addresses to which links may lead, and of names that are no addresses. The code loads nothing from them. */
const links = [
  'https://www.stjude.org',
  'https://calendar.google.com',
  'https://outlook.live.com',
  'https://calendar.yahoo.com',
  'https://www.google.com/maps',
  'https://maps.google.com',
  'http://www.w3.org',
  'https://schema.org',
  'http://iptc.org/std',
  'http://www.metadataworkinggroup.com/schemas',
  'http://www.sitemaps.org/schemas/',
  'http://s3.amazonaws.com/doc/',
  'http://purl.org/dc/',
  'http://ns.adobe.com/',
  'https://example.',
  'https://walter.example.org',
  'https://s3.example.',
  'http://localhost',
  'http://127.0.0.1',
]

test('no address of another host stands in the code but where a visitor may choose to go', () => {
  const address = /https?:\/\/(?:[\w$-]|\.(?=\w))[^\s'"`)<>\\]*/g
  const ours = sources.filter(({ path }) => /^(contract|domain|languages|server|web)\//.test(path))
  const styles = filesUnder('web/**/*.{css,html,svg,webmanifest}').map((file) => ({
    path: file,
    text: read(file),
  }))
  const found = [...ours, ...styles].flatMap(({ path, text }) =>
    [...text.matchAll(address)]
      .filter(([url]) => !links.some((link) => url.startsWith(link)))
      .map(([url]) => `${path}: ${url}`),
  )
  assert.deepEqual(found, [])
})
