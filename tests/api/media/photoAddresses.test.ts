import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../../contract/media/media.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world } = await openSharedWorld({ pages: true, content: 'sampleLife' })

const open = async (url: string) => {
  const { body, statusCode } = await world.app.inject({ url, headers: { host: 'walter.example.org' } })
  return { html: body, status: statusCode, dialog: /<dialog[\s\S]*<\/dialog>/.exec(body)?.[0] ?? '' }
}

const metaIn = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1]

const titleIn = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1]

const photographs = async (): Promise<Media[]> =>
  (await world.visitor.call('GET /api/media')).body.filter(({ fileType }) => fileType === 'image')

test('the address of a photograph is a page with it open: picture, title, description and a link back', async () => {
  const photo = (await photographs()).find(({ description }) => description) as Media
  for (const path of ['/gallery', '/memories']) {
    const { html, status, dialog } = await open(`${path}?photo=${photo.id}`)
    assert.equal(status, 200)
    assert.equal(titleIn(html), `${photo.title} – Walter Arne Lindholm`)
    assert.match(dialog, /^<dialog open=""/)
    assert.ok(dialog.includes(photo.description ?? '?'))
    assert.ok(dialog.includes(`alt="${photo.title}"`))
    assert.ok(dialog.includes(`href="${path}#photo-${photo.id}"`))
    // the page itself is behind the photograph
    assert.match(html, /<h1\b/)
  }
})

test('the preview of a link to a photograph shows that photograph and its title', async () => {
  const photo = (await photographs()).find(({ description }) => description) as Media
  const { html } = await open(`/gallery?photo=${photo.id}`)
  const origin = 'http://walter.example.org'
  assert.equal(metaIn(html, 'og:title'), `${photo.title} – Walter Arne Lindholm`)
  assert.equal(metaIn(html, 'og:description'), photo.description)
  assert.equal(metaIn(html, 'og:url'), `${origin}/gallery?photo=${photo.id}`)
  const picture = metaIn(html, 'og:image') ?? ''
  assert.ok(
    picture.startsWith(`${origin}${photo.filePath?.slice(0, photo.filePath.lastIndexOf('/'))}/`),
    picture,
  )
  const { statusCode } = await world.app.inject({ url: picture.slice(origin.length) })
  assert.equal(statusCode, 200)
})

test('search engines may list it if they may list its page', async () => {
  const [photo] = await photographs()
  const readRobots = async (url: string) => metaIn((await open(url)).html, 'robots')
  assert.equal(await readRobots(`/gallery?photo=${photo?.id}`), await readRobots('/gallery'))
})

test('a photograph far down the list opens like the first one, and its page renders no more cards', async () => {
  const photo = (await photographs()).at(-1) as Media
  const { html, dialog } = await open(`/gallery?photo=${photo.id}`)
  assert.ok(dialog.includes(`alt="${photo.title}"`))
  assert.equal(html.match(/<li id="photo-/g)?.length, 12)
})

test('an id without a visible photograph is a page that says so, with status 404', async () => {
  const { html, status, dialog } = await open(`/gallery?photo=${encodeURIComponent("'; --")}`)
  assert.deepEqual([status, dialog], [404, ''])
  assert.ok(html.includes('This photograph is no longer here.'))
  assert.equal(titleIn(html), 'Gallery – Walter Arne Lindholm')
  assert.equal(html.match(/<li id="photo-/g)?.length, 12)
})

test('a page without photographs ignores the id of one', async () => {
  const { status, html } = await open('/obituary?photo=nobody')
  assert.equal(status, 200)
  assert.doesNotMatch(html, /no longer here/)
})

test('an address of the gallery shows one kind, and the links to its photographs keep it', async () => {
  const { body } = await world.visitor.call('GET /api/media')
  const films = body.filter(({ fileType }) => fileType === 'video')
  const { html } = await open('/gallery?show=videos')
  assert.equal(html.match(/<li id="photo-/g)?.length, films.length)
  assert.match(html, /<button[^>]* value="videos"[^>]* aria-pressed="true"/)
  const { html: photos } = await open('/gallery?show=photos')
  const [first] = await photographs()
  assert.equal(photos.match(/<li id="photo-/g)?.length, 12)
  assert.ok(photos.includes(`href="/gallery?show=photos&amp;photo=${first?.id}"`))
  const { html: all } = await open('/gallery?all&show=photos')
  assert.equal(all.match(/<li id="photo-/g)?.length, (await photographs()).length)
})

test('a photograph of the whole list links to its own page, and the kinds to whole lists', async () => {
  for (const path of ['/gallery', '/memories']) {
    const { html } = await open(`${path}?all`)
    assert.ok(html.includes(`href="${path}?photo=`), path)
    assert.doesNotMatch(html, /href="[^"]*all&amp;photo=/)
  }
  assert.match((await open('/gallery?all')).html, /<input type="hidden" name="all"/)
})
