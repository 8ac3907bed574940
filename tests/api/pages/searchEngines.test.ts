import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { InjectOptions } from 'fastify'
import { pages, publicPaths } from '../../../contract/pages/page.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { emptyTables } from '../../support/world/emptyTables.ts'
import { openEveryPage } from '../../support/guests/openEveryPage.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'

const publicUrl = 'https://walter.example'

const { world, admin } = await openSharedWorld({ pages: true, config: { publicUrl } })
beforeEach(() => emptyTables(world))

const open = (url: string) => world.app.inject({ url, headers: { host: 'walter.example' } })
const fetchHtml = async (url: string) => (await open(url)).body
const readGraph = (html: string): Record<string, unknown>[] => {
  const [, json = '{"@graph":[]}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}
const walter = { name: 'Walter <i>Lind', birthDate: 'May 3, 1941', deathDate: 'March 2, 2025' }

/** Saves the family's own words, so that nothing of the sample is shown any more. */
async function saveFamilyTexts() {
  await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
  await admin.call('PUT /api/settings', { body: { ...walter, searchEngines: true, donationText: '' } })
}

test('until the family has saved its words, there is no sitemap and robots.txt names none', async () => {
  assert.equal((await open('/sitemap.xml')).statusCode, 404)
  assert.doesNotMatch((await open('/robots.txt')).body, /sitemap/i)
})

test('once it has, the sitemap lists the public pages under the address that visitors type', async () => {
  await saveFamilyTexts()
  const { statusCode, headers, body } = await open('/sitemap.xml')
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'application/xml; charset=utf-8')
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  assert.ok(listed.includes(`${publicUrl}/`) && listed.includes(`${publicUrl}/memories`))
  assert.ok(!listed.includes(`${publicUrl}/wall`), 'nothing of what happens now')
  const withoutLanguage = listed.map((address = '') => address.replace(/\?language=(de|es|fr|he|pl)$/, ''))
  const unknown = withoutLanguage.filter(
    (address) => !publicPaths.some((path) => publicUrl + path === address),
  )
  assert.deepEqual(unknown, [])
  assert.match((await open('/robots.txt')).body, /^Sitemap: https:\/\/walter\.example\/sitemap\.xml$/m)
})

test('search engines list pages unless the family says no, and then find no sitemap either', async () => {
  await saveFamilyTexts()
  const read = async () => [
    (await fetchHtml('/obituary')).includes('noindex'),
    (await open('/sitemap.xml')).statusCode,
  ]
  assert.deepEqual(await read(), [false, 200])
  await openEveryPage(admin)
  for (const path of ['/wall', '/send', '/who', '/remote'])
    assert.match(await fetchHtml(path), /noindex/, path)
  await admin.call('PUT /api/settings', { body: { searchEngines: false } })
  assert.deepEqual(await read(), [true, 404])
})

test('each public page names its own address, without the other parameters of the link', async () => {
  await openEveryPage(admin)
  for (const path of publicPaths)
    assert.match(
      await fetchHtml(`${path}?utm_source=chat`),
      new RegExp(`<link rel="canonical" href="${publicUrl}${path}">`),
    )
  assert.doesNotMatch(await fetchHtml('/admin'), /rel="canonical"/)
  assert.doesNotMatch(await fetchHtml('/nowhere'), /rel="canonical"/)
})

test('the home page says who he was, with machine-readable dates', async () => {
  await saveFamilyTexts()
  const html = await fetchHtml('/')
  const [person, ...rest] = readGraph(html)
  assert.deepEqual(rest, [])
  assert.equal(person?.['@type'], 'Person')
  const { name } = walter
  assert.partialDeepStrictEqual(person, { name, birthDate: '1941-05-03', deathDate: '2025-03-02' })
  assert.doesNotMatch(html, /<i>Lind/, 'nothing of it ends the script')
})

test('each service with a time that can be read is an event there, in its own zone', async () => {
  const funeral = { title: 'Funeral', location: 'St. Ansgar, Chicago', timezone: 'America/Chicago' } as const
  const times = { date: 'March 18, 2030', time: '2:00 PM - 6:00 PM' }
  await admin.call('POST /api/services', { body: { ...funeral, ...times } })
  await admin.call('POST /api/services', { body: { ...funeral, title: 'Burial', date: 'TBD', time: 'TBD' } })
  const events = readGraph(await fetchHtml('/services')).filter((each) => each['@type'] === 'Event')
  assert.equal(events.length, 1)
  assert.equal(events[0]?.startDate, '2030-03-18T19:00:00.000Z')
  assert.equal(events[0]?.endDate, '2030-03-18T23:00:00.000Z')
  assert.deepEqual(events[0]?.location, {
    '@type': 'Place',
    name: funeral.location,
    address: funeral.location,
  })
})

test('every page has an icon and a color for the browser’s own interface; the slideshow’s color is dark', async () => {
  for (const { path } of pages)
    assert.match(await fetchHtml(path), /<meta name="theme-color" content="#\w{6}"/)
  assert.match(await fetchHtml('/slideshow'), /<meta name="theme-color" content="#191714">/)
  const { statusCode, headers, rawPayload } = await open('/favicon.ico')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/x-icon'])
  assert.deepEqual([...rawPayload.subarray(0, 4)], [0, 0, 1, 0])
})

test('the web manifest carries his name, and each of its icons is there', async () => {
  await saveFamilyTexts()
  const [, href = ''] = /<link rel="manifest" href="([^"]+)"/.exec(await fetchHtml('/')) ?? []
  const { headers, body } = await open(href)
  assert.equal(headers['content-type'], 'application/manifest+json')
  const manifest = JSON.parse(body) as { name: string; icons: { src: string; type: string }[] }
  assert.equal(manifest.name, walter.name)
  for (const { src, type } of manifest.icons) assert.equal((await open(src)).headers['content-type'], type)
})

test('visitors can download the source code of the running program', async () => {
  const { statusCode, headers } = await open('/source.tgz')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'application/gzip'])
})

test('a memorial for everyone who has the link tells search engines nothing, whatever else is set', async () => {
  await saveFamilyTexts()
  await admin.call('PUT /api/access', { body: { nameInPreviews: false, audience: 'link' } })
  const html = await fetchHtml('/')
  assert.doesNotMatch(html, /ld\+json/)
  assert.match(html, /noindex/)
  assert.equal((await open('/sitemap.xml')).statusCode, 404)
  assert.equal((await open('/api/settings')).statusCode, 200)
})

test('a file asks search engines to leave it out exactly as long as the pages do, however it is sent', async () => {
  const { filePath } = await addPhoto(admin)
  const path = filePath ?? ''
  const fetches: InjectOptions[] = [
    { url: path },
    { url: path, method: 'HEAD' },
    { url: path, headers: { range: 'bytes=0-9' } },
    { url: path, headers: { 'if-none-match': '"1"' } },
    { url: '/link-preview' },
  ]
  const readRules = async () => {
    const replies = await Promise.all(fetches.map((each) => world.app.inject(each)))
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [200, 200, 206, 304, 200],
    )
    return [...new Set(replies.map(({ headers }) => headers['x-robots-tag']))]
  }
  assert.deepEqual(await readRules(), ['noindex'], 'while the sample is shown')
  await saveFamilyTexts()
  assert.deepEqual(await readRules(), [undefined])
  await admin.call('PUT /api/settings', { body: { searchEngines: false } })
  assert.deepEqual(await readRules(), ['noindex'])
  await admin.call('PUT /api/settings', { body: { searchEngines: true } })
  assert.deepEqual(await readRules(), [undefined])
  await admin.call('PUT /api/access', { body: { nameInPreviews: false, audience: 'link' } })
  assert.deepEqual(await readRules(), ['noindex'])
})
