import assert from 'node:assert/strict'
import path from 'node:path'
import { test } from 'node:test'
import { filesUnder, read, sources } from './support/sources.ts'

const lines = ({ text }: { text: string }) => text.trimEnd().split('\n').length

test('no file is longer than 300 lines, and nine in ten are shorter than 200', () => {
  const tooLong = sources.filter((source) => lines(source) > 300).map(({ path }) => path)
  assert.deepEqual(tooLong, [], 'give a part of it a name and a file of its own')
  const long = sources.filter((source) => lines(source) > 200).map(({ path }) => path)
  assert.ok(long.length <= sources.length / 10, `too many long files:\n${long.join('\n')}`)
})

test('no folder or file is a drawer where anything might lie', () => {
  const drawer = /^(utils?|helpers?|common|misc|lib|shared|index)$/
  const found = sources.filter((source) =>
    source.path.split('/').some((part) => drawer.test(path.parse(part).name)),
  )
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'name it after what it is about',
  )
})

test('no file only passes on what other files export', () => {
  const statement = /^(?:import|export)\s[^;]*?from\s+'[^']+'$/gm
  const comment = /\/\*[\s\S]*?\*\/|\/\/.*$/gm
  const found = sources.filter(({ text, imports }) => {
    const rest = text.replace(comment, '').replace(statement, '').trim()
    return imports.length > 0 && rest === ''
  })
  assert.deepEqual(
    found.map(({ path }) => path),
    [],
    'import from where the thing is',
  )
})

test('nothing is left for later or silenced', () => {
  const marks = /TO[D]O|FIX[M]E|@ts-(?:ign[o]re|exp[e]ct-error|noch[e]ck)/
  const found = sources.filter(({ text }) => marks.test(text)).map(({ path }) => path)
  assert.deepEqual(found, [])
})

test('every page and tab has its place by the rule of its address', () => {
  const paths = new Set(sources.map(({ path }) => path))
  for (const [page, file] of Object.entries(places))
    assert.ok(paths.has(file), `${page} should be drawn by ${file}`)
})

const places = {
  '/': 'web/site/home/HomePage.tsx',
  '/slideshow': 'web/site/slideshow/SlideshowPage.tsx',
  '/slideshow-old': 'web/site/slideshow-old/SlideshowOldPage.tsx',
  '/gallery': 'web/site/gallery/GalleryPage.tsx',
  '/obituary': 'web/site/obituary/ObituaryPage.tsx',
  '/services': 'web/site/services/ServicesPage.tsx',
  '/memories': 'web/site/memories/MemoriesPage.tsx',
  '/admin': 'web/admin/DashboardPage.tsx',
  '/admin/login': 'web/admin/LoginPage.tsx',
}

/** Where a link may lead to, and names that are no addresses. Nothing is ever loaded from any of them. */
const links = [
  'https://www.stjude.org',
  'https://calendar.google.com',
  'https://outlook.live.com',
  'https://calendar.yahoo.com',
  'https://www.google.com/maps',
  'https://maps.google.com',
  'http://www.w3.org',
  'http://s3.amazonaws.com/doc/',
  'https://example.',
  'https://s3.example.',
  'http://localhost',
  'http://127.0.0.1',
]

test('no address of another host stands in the code but where a visitor may choose to go', () => {
  const address = /https?:\/\/(?:[\w$-]|\.(?=\w))[^\s'"`)<>\\]*/g
  const ours = sources.filter(({ path }) => /^(contract|server|web)\//.test(path))
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
