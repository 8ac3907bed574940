import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import { pages } from '../../contract/page.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
before(async () => {
  world = await openWorld({ pages: true, content: 'sampleLife' })
})
after(() => world.close())

const publicPages = pages.filter(({ module }) => module.startsWith('web/site/'))
const drawnPages = publicPages.filter(({ drawn }) => drawn)

const open = async (path: string) => {
  const { body, headers } = await world.app.inject({ url: path })
  return { html: body, policy: String(headers['content-security-policy']) }
}
const elementsIn = (html: string) => [...html.matchAll(/<[a-z][\w-]*/g)].length
const hashOf = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** What a browser with scripts asks for by itself: what a template holds waits for the first screen. */
const atOnce = (html: string) => html.replace(/<(template|noscript)\b[^>]*>[\s\S]*?<\/\1>/g, '')

test('a public page asks for its pictures before any script, and for no stylesheet', async () => {
  for (const { path } of publicPages) {
    const { html } = await open(path)
    assert.doesNotMatch(atOnce(html), /<script[^>]* src=|rel="modulepreload"|as="(fetch|font)"/, path)
    const sheets = [...atOnce(html).matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
    assert.ok(sheets.length > 0)
    assert.deepEqual(
      sheets.filter((link) => !link.includes(' disabled')),
      [],
      path,
    )
    assert.match(html, /<template id="later">[\s\S]*<script type="module" src="\/assets\/entry-/)
  }
})

test('what nobody sees before the page’s script has come is styled with it', async () => {
  for (const { path } of publicPages) {
    const { html } = await open(path)
    const [style = ''] = /<style>[\s\S]*?<\/style>/.exec(html) ?? []
    assert.doesNotMatch(style, /\.(dialog|lightbox|toast)\b|data-open|data-state/, path)
    assert.match(html, /<template id="later">\s*<link rel="stylesheet" href="\/assets\/later-/)
  }
})

test('the style of photographs stands in the documents that show some, and comes later on others', async () => {
  for (const { path, drawn } of publicPages) {
    const { html } = await open(path)
    const [style = ''] = /<style>[\s\S]*?<\/style>/.exec(html) ?? []
    const shows = /class="photo /.test(html)
    assert.equal(shows, drawn && ['/gallery', '/memories'].includes(path), path)
    assert.equal(/\.photo\{/.test(style), shows, path)
    const [later = ''] = /<template id="later">[\s\S]*?<\/template>/.exec(html) ?? []
    assert.equal(later.includes('/assets/photographs-'), !shows, path)
  }
})

test('for readers without scripts every page names a stylesheet after all others', async () => {
  for (const { path } of pages) {
    const { html } = await open(path)
    const [name = '', sheet = ''] =
      /<noscript><link rel="stylesheet" href="([^"]+)"><\/noscript>/.exec(html) ?? []
    assert.ok(html.indexOf(name) > html.lastIndexOf('</style>', html.indexOf('</head>')), path)
    const { statusCode, body } = await world.app.inject({ url: sheet })
    assert.equal(statusCode, 200)
    assert.match(body, /\.only-unscripted\s*\{/)
  }
})

test('a page allows the one stylesheet and the scripts that stand in it, and no others', async () => {
  for (const { path } of publicPages) {
    const { html, policy } = await open(path)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => hashOf(text))
    const scripts = [...html.matchAll(/<script(?: type="module" async)?>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => hashOf(text),
    )
    assert.equal(styles.length, 1)
    assert.equal(scripts.length, 3)
    assert.match(policy, /default-src 'self'/)
    assert.equal(/style-src-elem ([^;]*)/.exec(policy)?.[1], `'self' ${styles.join(' ')}`)
    const [, allowed = ''] = /script-src 'self' ([^;]*)/.exec(policy) ?? []
    assert.deepEqual(allowed.split(' ').toSorted(), scripts.toSorted())
  }
})

test('a public page is so small that it comes with the first packets of a connection', async () => {
  for (const { path } of publicPages) {
    const headers = { 'accept-encoding': 'br' }
    const { rawPayload } = await world.app.inject({ url: path, headers })
    assert.ok(rawPayload.length <= 14_600, `${path}: ${rawPayload.length} bytes`)
  }
})

test('a card of the gallery has eight elements', async () => {
  const { html } = await open('/gallery')
  const cards = html.match(/<li class="polaroid[\s\S]*?<\/li>/g) ?? []
  assert.equal(cards.length, 12)
  const photographs = cards.filter((card) => !card.includes('play-mark'))
  assert.deepEqual(
    photographs.map(elementsIn),
    photographs.map(() => 8),
  )
})

test('the elements of a page are few', async () => {
  const most = { '/': 60, '/gallery': 160, '/obituary': 60, '/services': 140, '/memories': 400 }
  for (const { path } of drawnPages) {
    const { html } = await open(path)
    const [body = ''] = /<body>[\s\S]*/.exec(html) ?? []
    assert.ok(elementsIn(body) <= most[path as keyof typeof most], `${path}: ${elementsIn(body)}`)
  }
})

test('a slideshow’s document shows its first slide, and no other, before any script of its body', async () => {
  const list = await world.visitor.call('GET /api/media')
  const first = list.body.find(({ fileType }) => fileType === 'image')
  for (const { path } of publicPages.filter(({ drawn }) => !drawn)) {
    const { html } = await open(path)
    const [, body = ''] = html.split('<body>')
    const [beforeScripts = ''] = body.split('<script')
    const pictures = [...body.matchAll(/<img [^>]*>/g)].map(([picture]) => picture)
    assert.equal(pictures.length, 1, path)
    const [picture = ''] = pictures
    assert.ok(beforeScripts.includes(picture), path)
    assert.ok(picture.includes(`data-id="${first?.id}"`), path)
    assert.match(picture, / srcSet="\S+\/800\.webp \d+w.*" sizes="[^"]+"/)
  }
})
