import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, test } from 'node:test'
import { pages, publicPaths } from '../../../contract/pages/page.ts'
import type { PageData } from '../../../contract/pages/pageRendering.ts'
import { languages } from '../../../domain/language.ts'
import { change } from '../../../server/platform/database/change.ts'
import { share } from '../../features/memories/visitors.ts'
import { fixture } from '../../support/files/fixtures.ts'
import { temporaryFolder } from '../../support/files/temporaryFolder.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const { world, visitor, admin } = await openSharedWorld({ dist: await buildOfLanguages() })
const german =
  'Mein Opa hat mir das Schwimmen beigebracht, und danach gab es immer ein Eis am Bahnhof von Murnau.'
await admin.call('PUT /api/obituary', { body: { content: german } })
await admin.call('POST /api/media', { form: { title: '', file: fixture('photos/small-bee.jpg') } })

await openEveryPage(admin)

beforeEach(() => setFamilyLanguage('en'))

const setFamilyLanguage = (language: string | null) => admin.call('PUT /api/settings', { body: { language } })

/** Reads the language of a document, as its start, the code that drew it, the data of its reader and the headers say it. */
async function readPage(url: string, headers: Record<string, string> = {}) {
  const reply = await visitor.get(url, headers)
  const [, lang, dir] = /^<!doctype html>\n<html lang="(\w+)"(?: dir="(\w+)")?>/.exec(reply.text) ?? []
  const [, json = '{}'] = /id="page-data">(.*)<\/script>/.exec(reply.text) ?? []
  const data = JSON.parse(json) as PageData
  const [, drawn] = /<p>drawn in (\w+)<\/p>/.exec(reply.text) ?? []
  return { ...reply, lang, dir, drawn, data }
}

test('a page is in the language that the reader chose, or else in the browser’s, or else in the family’s', async () => {
  for (const [url, headers, language] of [
    ['/', {}, 'en'],
    ['/', { 'accept-language': 'it, de-AT;q=0.9, en;q=0.8' }, 'de'],
    ['/', { 'accept-language': 'de', cookie: 'language=fr' }, 'fr'],
    ['/', { 'accept-language': 'de', cookie: 'theme=dark; language=it' }, 'de'],
    ['/gallery?language=pl', { 'accept-language': 'de', cookie: 'language=fr' }, 'pl'],
    ['/gallery?language=it&language=pl', { cookie: 'language=fr' }, 'fr'],
    ['/nowhere', { 'accept-language': 'es' }, 'es'],
    ['/memories?all', { 'accept-language': 'fr' }, 'fr'],
  ] as const) {
    const { lang, drawn, dir, headers: sent } = await readPage(url, headers)
    assert.deepEqual([lang, drawn, dir], [language, language, undefined], url)
    assert.equal(sent['content-language'], language)
    for (const name of ['Accept-Language', 'Cookie']) assert.ok(sent.vary?.includes(name), sent.vary)
  }
  await setFamilyLanguage('de')
  assert.equal((await readPage('/')).lang, 'de')
  assert.equal((await readPage('/', { 'accept-language': 'en-GB' })).lang, 'en')
})

test('Hebrew runs from right to left, also in a page that needs no other file', async () => {
  await setFamilyLanguage('he')
  for (const url of ['/', '/admin/login', '/nowhere', '/stop-mail', '/wall']) {
    const { lang, dir } = await readPage(url)
    assert.deepEqual([lang, dir], ['he', 'rtl'], url)
  }
})

test('the shows and the hall are in the family’s language, no matter who opens them', async () => {
  const inFamilyLanguage = pages.flatMap((page) => ('isInFamilyLanguage' in page ? page.path : []))
  assert.deepEqual(inFamilyLanguage, ['/slideshow', '/slideshow-old', '/wall', '/remote'])
  await setFamilyLanguage('fr')
  for (const url of inFamilyLanguage) {
    const page = await readPage(`${url}?language=pl`, { 'accept-language': 'de', cookie: 'language=es' })
    assert.deepEqual([page.lang, page.drawn, page.data.languages], ['fr', 'fr', undefined], url)
  }
  const { id } = await share(visitor, { content: german })
  await admin.call('PUT /api/memories/:id', { params: { id }, body: { slideshowSentence: german } })
  const offline = await visitor.call('GET /api/offline-show', { headers: { 'accept-language': 'de' } })
  // a text is marked with its language if the page around it has another one
  assert.equal(offline.body.responses['/api/memories'][0]?.contentLang, 'de')
})

test('a choice in the URL of a page is kept for a year, and no proxy keeps that page', async () => {
  for (const { path } of pages) {
    const { headers } = await readPage(`${path}?language=de`)
    assert.equal(headers['set-cookie'], 'language=de; Max-Age=31536000; Path=/; SameSite=Lax', path)
    assert.match(headers['cache-control'] ?? '', /^private/, path)
  }
  for (const url of ['/gallery', '/gallery?language=it', '/gallery?language='])
    assert.equal((await visitor.get(url)).headers['set-cookie'], undefined, url)
})

test('what is no page sets no cookie, as proxies may share it', async () => {
  const files = ['/feed.atom', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/favicon.svg']
  const others = [
    '/api/media',
    '/services/unknown.ics',
    '/nowhere',
    '/uploads/unknown/384.avif',
    '/stop-mail',
  ]
  for (const url of [...files, ...others])
    assert.equal((await visitor.get(`${url}?language=de`)).headers['set-cookie'], undefined, url)
  assert.equal((await visitor.get('/feed.atom?language=de')).headers['cache-control'], 'public, no-cache')
})

test('a choice is offered only to readers who may want another language, with the family’s first', async () => {
  const read = async (url: string, headers: Record<string, string>) =>
    (await readPage(url, headers)).data.languages?.map(([language]) => language)
  assert.equal(await read('/', {}), undefined)
  for (const header of ['en-GB, en;q=0.5', 'sv, en;q=0.5', '*', 'ja, *;q=0.1', 'ja;q=0', 'no language', ''])
    assert.equal(await read('/', { 'accept-language': header }), undefined, header)
  const english = ['en', 'de', 'es', 'fr', 'he', 'pl']
  // a reader who asks for no language of ours is offered all
  for (const asked of [
    'de, en;q=0.5',
    'en-GB, de;q=0.5',
    'ja',
    'sv-SE, sv;q=0.8',
    'zh-Hant-TW;q=0.5, en;q=0',
  ])
    assert.deepEqual(await read('/', { 'accept-language': asked }), english, asked)
  assert.deepEqual(await read('/gallery', { 'accept-language': 'en', cookie: 'language=en' }), english)
  assert.deepEqual(await read('/admin/login?language=en', {}), english)
  await setFamilyLanguage('pl')
  const polish = ['pl', 'en', 'de', 'es', 'fr', 'he']
  assert.deepEqual(await read('/', { 'accept-language': 'en' }), polish)
  assert.equal(await read('/', { 'accept-language': 'pl' }), undefined)
  assert.deepEqual(await read('/', { 'accept-language': 'ja' }), polish)
  assert.equal((await readPage('/', { 'accept-language': 'ja' })).lang, 'pl')
})

test('what a page fetches is in the language of the page, whatever the browser and the cookie say', async () => {
  const headers = { 'accept-language': 'fr', cookie: 'language=es', 'page-language': 'de' }
  const { body, headers: sent } = await visitor.call('GET /api/obituary', { headers })
  assert.deepEqual([sent['content-language'], body.paragraphLangs], ['de', undefined])
  assert.deepEqual(sent.vary, 'Accept-Language, Cookie, page-language, Accept-Encoding')
  const unknown = { ...headers, 'page-language': 'it' }
  assert.equal(
    (await visitor.call('GET /api/obituary', { headers: unknown })).headers['content-language'],
    'es',
  )
  assert.deepEqual((await visitor.call('GET /api/obituary')).body.paragraphLangs, ['de'])
})

test('readers of two languages who ask at once each get their own page, response and error, the first time and again', async () => {
  for (let round = 0; round < 3; round++) {
    // in the first round nothing is cached, and a change makes everything outdated in the second one
    if (round === 1) await admin.call('PUT /api/settings', { body: { tribute: `He kept bees ${round}.` } })
    const reads = Array.from({ length: 12 }, async (_, index) => {
      const language = index % 2 ? 'de' : 'fr'
      const headers = { 'accept-language': language }
      const [page, obituary, error] = await Promise.all([
        readPage('/obituary', headers),
        visitor.call('GET /api/obituary', { headers }),
        visitor.call('POST /api/memories', { headers, body: { name: '' } }),
      ])
      const langs = language === 'de' ? undefined : ['de']
      assert.deepEqual([page.lang, page.drawn, page.headers['content-language']], Array(3).fill(language))
      assert.deepEqual(page.data.seeds['GET /api/obituary']?.paragraphLangs, langs)
      assert.deepEqual(
        [obituary.body.paragraphLangs, obituary.headers['content-language']],
        [langs, language],
      )
      assert.deepEqual([error.status, error.headers['content-language']], [400, language])
    })
    await Promise.all(reads)
  }
})

test('the ETag of one language is not that of another', async () => {
  const inGerman = { 'accept-language': 'de' }
  const inFrench = { 'accept-language': 'fr' }
  for (const url of ['/obituary', '/gallery', '/admin/login', '/nowhere', '/api/obituary']) {
    const { headers, status } = await visitor.get(url, inGerman)
    const { etag = assert.fail(url) } = headers
    const again = await visitor.get(url, { ...inGerman, 'if-none-match': etag })
    assert.equal(again.status, status === 200 ? 304 : status, url)
    assert.equal((await visitor.get(url, { ...inFrench, 'if-none-match': etag })).status, status, url)
  }
})

test('a language that this version does not have is ignored, also in the settings, and the dashboard says so', async () => {
  for (const value of ['it', 'DE', 'en-US', '', '__proto__', 'constructor', '%00', '1'.repeat(5_000)]) {
    for (const url of [`/?language=${value}`, '/api/settings']) {
      const { status, headers } = await visitor.get(url, {
        cookie: `language=${value}`,
        'page-language': value,
      })
      assert.deepEqual(
        [status, headers['content-language'], headers['set-cookie']],
        [200, 'en', undefined],
        url,
      )
    }
  }
  await change(world.context, ['settings'], async (tx) => {
    await tx.updateTable('settings').set({ value: 'it' }).where('name', '=', 'language').execute()
  })
  assert.equal((await readPage('/')).lang, 'en')
  assert.match((await admin.call('GET /api/settings')).body.warnings?.join() ?? '', /“it”/)
})

test('the sitemap lists each page in each language, with the family’s as the one for everybody else', async () => {
  await setFamilyLanguage('de')
  const body = { name: 'Walter Lind', searchEngines: true, donationText: '', language: 'de' }
  await admin.call('PUT /api/settings', { body: { ...body, birthDate: '1941', deathDate: '2025' } })
  const { text } = await visitor.get('/sitemap.xml')
  const entries = text.match(/<url>.*?<\/url>/g) ?? []
  const gallery = entries.filter((entry) => /<loc>[^<]*\/gallery\b/.test(entry))
  assert.equal(gallery.length, languages.length)
  for (const entry of gallery) {
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="[^"]*(\/gallery[^"]*)"/g)].map(
      ([, ...each]) => each,
    )
    assert.deepEqual(Object.fromEntries(links), {
      'x-default': '/gallery',
      de: '/gallery',
      ...Object.fromEntries(
        ['en', 'es', 'fr', 'he', 'pl'].map((code) => [code, `/gallery?language=${code}`]),
      ),
    })
  }
  const shows = entries.filter((entry) => entry.includes('/slideshow'))
  assert.deepEqual([shows.length, shows.join().includes('hreflang')], [1, false])
  for (const [url, canonical] of [
    ['/gallery', '/gallery'],
    ['/gallery?language=de', '/gallery'],
    ['/gallery?language=fr', '/gallery?language=fr'],
  ] as const)
    assert.match(
      (await readPage(url)).text,
      new RegExp(`rel="canonical" href="[^"]*${canonical.replace('?', '\\?')}"`),
    )
  assert.ok(publicPaths.includes('/gallery'))
})

/** Makes pages that say in which language they were drawn, and contain the responses that they read. */
async function buildOfLanguages() {
  const folder = temporaryFolder()
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  const reads = Object.fromEntries(pages.map((page) => [page.path, page.reads]))
  for (const language of languages) {
    const render = `const reads = ${JSON.stringify(reads)}
    export async function render(data, read) {
      const seeds = {}
      for (const endpoint of reads[data.path] ?? []) seeds[endpoint] = await read(endpoint)
      return { html: '<p>drawn in ${language}</p>', documentSlide: '', data: { ...data, seeds } }
    }`
    await mkdir(path.join(folder, 'render', language), { recursive: true })
    await writeFile(path.join(folder, 'render', language, 'render.js'), render)
  }
  return folder
}
