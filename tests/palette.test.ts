import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { palette } from '../domain/palette.ts'
import { filesUnder, read } from './support/project/projectFiles.ts'
import { openSharedWorld } from './support/world/sharedWorld.ts'
import { openWorld } from './support/world/world.ts'

const colors = [...new Set(Object.values(palette).flatMap(({ day, night }) => [day, night]))]
const paper = palette.paper.day

test('a color of the palette is written in no other file', () => {
  // SVG files are left out, because browsers do not give them the properties of a page
  const files = filesUnder(['*.ts', '{domain,contract,server,web}/**/*.{ts,tsx,css,typ,js,mjs,html}'])
  assert.ok(files.length > 500)
  const repeated = files
    .filter((file) => file !== 'domain/palette.ts')
    .flatMap((file) => {
      const text = read(file).toLowerCase()
      return colors.filter((color) => text.includes(color)).map((color) => `${file}: ${color}`)
    })
  assert.deepEqual(repeated, [])
})

test('no stylesheet of the dashboard, or of its parts that visitors’ pages share, has its own colors or color scheme', () => {
  const own =
    /color-scheme:|: [^;{]*?(?:#[\da-f]{3,8}|\b(?:rgb|hsl|hwb|lab|lch|color)a?\(|\b(?:white|black|gray|red)\b)[^;]*/gi
  const files = filesUnder('web/{admin,ui}/**/*.css')
  assert.ok(files.length > 50)
  const found = files.flatMap((file) => {
    // in older browsers, a backdrop knows no property, so it has a color instead
    const css = read(file)
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/var\(--[\w-]+, .*\);/g, '')
    return [...css.matchAll(own)].map(([declaration]) => `${file} ${declaration}`)
  })
  assert.deepEqual(found, [])
})

test('the stylesheets of visitors, keepers and the static copy have every color as a property', () => {
  const sheets = filesUnder('dist/{web/assets,copy/en}/*.css')
    .map(read)
    .filter((css) => css.includes('--scrim:'))
  assert.equal(sheets.length, 3)
  for (const css of sheets)
    for (const [name, { day, night }] of Object.entries(palette))
      assert.match(css, new RegExp(`--${name}:[^;]*${day}[^;]*${night}`))
})

const { world } = await openSharedWorld()

test('the app’s surroundings, and the pages that need no stylesheet, are on the same paper', async () => {
  const manifest = JSON.parse((await world.visitor.get('/manifest.webmanifest')).text) as Record<
    string,
    string
  >
  assert.deepEqual([manifest.background_color, manifest.theme_color], [paper, paper])
  for (const path of ['/', '/admin', '/admin/login']) {
    const { text } = await world.visitor.get(path)
    for (const color of Object.values(palette.paper))
      assert.match(text, new RegExp(`<meta name="theme-color" content="${color}"`), path)
  }
  for (const path of ['/api/docs', '/stop-mail?key=lost'])
    assert.match((await world.visitor.get(path)).text, new RegExp(`background: ${paper}`), path)
})

test('the card in link previews is paper with ink on it', async () => {
  await using site = await openWorld({ pages: true })
  const { bytes } = await site.visitor.get('/link-preview')
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const found = new Set<string>()
  for (let at = 0; at < data.length; at += info.channels) found.add(`#${data.toString('hex', at, at + 3)}`)
  for (const color of [paper, palette.hairline.day, palette.ink.day]) assert.ok(found.has(color), color)
})
