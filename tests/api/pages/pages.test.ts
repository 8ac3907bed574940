import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { pages } from '../../../contract/pages/page.ts'
import { budgets } from '../../budgets.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, admin } = await openSharedWorld({ pages: true, content: 'sampleLife' })
await openEveryPage(admin)

const publicPages = pages.filter(({ module }) => module.startsWith('web/site/'))
const slideshows = publicPages.filter(({ path }) => path.startsWith('/slideshow'))
const renderedPages = publicPages.filter(({ isServerRendered }) => isServerRendered)

const open = async (path: string) => {
  const { body, headers } = await world.app.inject({ url: path })
  return { html: body, policy: String(headers['content-security-policy']) }
}
const elementsIn = (html: string) => [...html.matchAll(/<[a-z][\w-]*/g)].length
const computeHash = (text = '') => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** Removes what only a browser without scripts reads. */
const atOnce = (html: string) => html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '')

test('a public page asks for its pictures and for one script, which is not urgent, and for no stylesheet', async () => {
  for (const { path } of publicPages) {
    const html = atOnce((await open(path)).html)
    assert.doesNotMatch(html, /rel="modulepreload"|as="(fetch|font)"/, path)
    const scripts = [...html.matchAll(/<script[^>]* src=[^>]*>/g)].map(([script]) => script)
    assert.equal(scripts.length, 1)
    assert.match(scripts[0] ?? '', /type="module" src="\/assets\/entry-[^"]+" fetchpriority="low"/)
    const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link)
    assert.ok(sheets.length > 0)
    const loaded = sheets.filter((link) => !link.includes(' disabled'))
    assert.deepEqual(loaded, [], path)
  }
})

test('parts that appear with the page’s script are styled by it; an open photograph is styled at once', async () => {
  const [styled] = (await open('/gallery')).html.match(/<style>[\s\S]*?<\/style>/) ?? []
  assert.doesNotMatch(styled ?? '.dialog', /\.(dialog|lightbox|toast)\b/)
  const { body } = await world.visitor.call('GET /api/media')
  const { html } = await open(`/gallery?photo=${body[0]?.id}`)
  assert.match(html, /<link rel="stylesheet" href="\/assets\/later-[^"]+">[\s\S]*<body>/)
})

test('nothing can be pressed or filled in before the page’s script that would be lost', async () => {
  const { body: media } = await world.visitor.call('GET /api/media')
  const views = ['/no/such/page', '/gallery?show=photos', `/gallery?photo=${media[0]?.id}`, '/memories?all']
  for (const path of [...renderedPages.map(({ path }) => path), ...views]) {
    const { html } = await open(path)
    const body = html.slice(html.indexOf('<body>'))
    assert.doesNotMatch(
      body,
      /<(input(?! type="hidden")|select|textarea|details)|role="(button|switch|tab)"/,
      path,
    )
    for (const { button, form } of buttonsIn(body)) {
      const [, popover] = / popovertarget="([^"]*)"/.exec(button) ?? []
      if (popover)
        assert.match(body, new RegExp(` id="${popover}"[^>]* popover="auto"`), `${path}: ${button}`)
      // a button of type "button" needs no form: headScript.ts presses it again once the script has started
      else if (!/ type="button"/.test(button)) assert.match(form, / action="/, `${path}: ${button}`)
    }
  }
})

/** Lists the start tags of all buttons, each with the start tag of the form around it. */
function buttonsIn(html: string) {
  let form = ''
  return [...html.matchAll(/<form\b[^>]*>|<\/form>|<button\b[^>]*>/g)].flatMap(([tag]) => {
    if (tag.startsWith('<button')) return { button: tag, form }
    form = tag.startsWith('</') ? '' : tag
    return []
  })
}

test('the style for readers without scripts comes after all others', async () => {
  for (const { path } of pages) {
    const { html } = await open(path)
    const [, style = ''] = /<noscript><style>([\s\S]*?)<\/style><\/noscript>/.exec(html) ?? []
    assert.match(style, /\.only-unscripted\s*\{/)
    assert.ok(html.indexOf(style) > atOnce(html).lastIndexOf('</style>'), path)
  }
})

test('a page allows its inline styles and script, and no others', async () => {
  for (const { path } of publicPages) {
    const { html, policy } = await open(path)
    const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => computeHash(text))
    const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => computeHash(text))
    assert.equal(styles.length, 2)
    assert.equal(scripts.length, 1)
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
    assert.ok(rawPayload.length <= budgets.document, `${path}: ${rawPayload.length} bytes`)
  }
})

test('a card of the gallery has eight elements', async () => {
  const { html } = await open('/gallery')
  const cards = html.match(/<li id="[^"]+" class="polaroid[\s\S]*?<\/li>/g) ?? []
  assert.equal(cards.length, 12)
  const photographs = cards.filter((card) => !card.includes('play-mark'))
  for (const photograph of photographs) assert.equal(elementsIn(photograph), 8, photograph)
})

test('the elements of a page are few', async () => {
  const { others, ...most }: Record<string, number> & typeof budgets.elements = budgets.elements
  for (const { path } of renderedPages) {
    const { html } = await open(path)
    const [body = ''] = /<body>[\s\S]*/.exec(html) ?? []
    assert.ok(elementsIn(body) <= (most[path] ?? others), `${path}: ${elementsIn(body)}`)
  }
})

test('a slideshow’s document shows its first slide, and no other, before any script of its body', async () => {
  const list = await world.visitor.call('GET /api/media')
  const first = list.body.find(({ fileType }) => fileType === 'image')
  for (const { path } of slideshows) {
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

test('a slideshow’s document shows no slide if the link asks for a random order', async () => {
  for (const { path } of slideshows) {
    const { html } = await open(`${path}?random=on`)
    assert.doesNotMatch(html, /<img /, path)
    assert.match((await open(path)).html, /<img /, path)
  }
})
