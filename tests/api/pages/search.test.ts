import assert from 'node:assert/strict'
import { test } from 'node:test'
import { change } from '../../../server/platform/database/change.ts'
import { addPhoto } from '../../support/world/addMedia.ts'
import { closeMemorialOf } from '../../support/world/closedMemorial.ts'
import { memoryRow } from '../../support/world/rows.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { withinAnHour } from '../../support/world/world.ts'

const { world, admin } = await openSharedWorld({ pages: true, at: withinAnHour() })
const memoryIds: string[] = []
const addMemory = async (content: string) =>
  memoryIds.push((await admin.call('POST /api/memories', { body: { name: 'Ada', content } })).body.id)
for (let number = 1; number <= 28; number++) await addPhoto(admin, { title: `Meadow ${number}` })
await addPhoto(admin, { title: 'Łukasz', description: 'At the lake' })
await addMemory('The lake was cold.')

// search engines list no sample of ours
await admin.call('PUT /api/obituary', { body: { content: 'He kept bees.' } })
await admin.call('PUT /api/settings', {
  body: { name: 'Walter', birthDate: '1941', deathDate: '2025', searchEngines: true, donationText: '' },
})
const isLeftOut = (html: string) => html.includes('<meta name="robots" content="noindex">')

/** Opens a page at a new time, and reads when it was rendered. */
async function open(url: string) {
  world.pass(1)
  const { status, text } = await world.visitor.get(url)
  const [, json = '{}'] = /id="page-data">(.*?)<\/script>/.exec(text) ?? []
  const { now } = JSON.parse(json) as { now: string }
  const read = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  return {
    status,
    text,
    now,
    title: read(/<title>(.*?)<\/title>/g)[0],
    heading: read(/<h1[^>]*>(?:<span>)?(.*?)</g)[0],
    cards: read(/class="polaroid-title[^"]*">(.*?)</g),
    memories: read(/<article[^>]* id="memory-([^"]+)"/g),
    links: read(/<a [^>]*?href="([^"]*)"/g).map((href) => href.replaceAll('&amp;', '&')),
  }
}

test('with fewer than 30 photographs and memories there is no field, and a query changes nothing', async () => {
  for (const path of ['/gallery', '/memories']) {
    const page = await open(path)
    assert.doesNotMatch(page.text, /role="search"|hasSearch/)
    assert.equal((await open(`${path}?q=lukasz`)).text, page.text)
  }
})

test('with 30, both pages have a form that works without a script, and other pages have none', async () => {
  const { id } = await addPhoto(admin, { title: 'At home', description: 'With Łukasz' })
  for (const path of ['/gallery', '/memories'])
    assert.match((await open(path)).text, new RegExp(`<form role="search" action="${path}">`), path)
  assert.doesNotMatch((await open('/obituary')).text, /role="search"/)
  await admin.call('POST /api/media/visibility', { body: { ids: [id], visible: false } })
  assert.doesNotMatch((await open('/gallery')).text, /role="search"/)
  await admin.call('POST /api/media/visibility', { body: { ids: [id], visible: true } })
})

test('a page of results has what is found and nothing else, and search engines do not list it', async () => {
  const gallery = await open('/gallery?q=LUKASZ')
  assert.deepEqual(gallery.cards, ['Łukasz', 'At home'])
  assert.equal(gallery.heading, '2 found for “LUKASZ”')
  assert.match(gallery.title ?? '', /^2 found for “LUKASZ” – /)
  assert.deepEqual([(await open('/gallery')).text, gallery.text].map(isLeftOut), [false, true])
  assert.ok(gallery.links.includes('/gallery') && gallery.text.includes('>Show all</a>'))
  assert.ok(!gallery.links.some((href) => href.startsWith('/memories?q')), 'no memory speaks of him')
  const memories = await open('/memories?q=lake+cold')
  assert.deepEqual(memories.memories, memoryIds)
  assert.equal(memories.heading, '1 found for “lake cold”')
})

test('each page says how much is found on the other, also if it has nothing itself', async () => {
  const gallery = await open('/gallery?q=cold')
  assert.deepEqual([gallery.heading, gallery.cards], ['Nothing found for “cold”', []])
  assert.doesNotMatch(gallery.text, /No items to display/)
  assert.match(gallery.text, /<a href="\/memories\?q=cold">In the memories: 1<\/a>/)
  assert.match((await open('/memories?q=lake')).text, /<a href="\/gallery\?q=lake">In the gallery: 1<\/a>/)
})

test('the kind of item, the whole list and an open photograph go with the query', async () => {
  const { links, text } = await open('/gallery?q=meadow')
  assert.match(text, /<input type="hidden" name="q" value="meadow"\/>/)
  assert.ok(links.includes('/gallery?all&q=meadow'), 'beyond the first twelve')
  const photo = links.find((href) => href.includes('photo=')) ?? ''
  assert.match(photo, /^\/gallery\?q=meadow&photo=/)
  const opened = await open(photo)
  assert.match(opened.title ?? '', /^Meadow 1 – /)
  assert.ok(
    opened.links.some((href) => href.startsWith('/gallery?q=meadow#')),
    'closes to what was found',
  )
  assert.equal((await open('/gallery?q=meadow&all')).cards.length, 28)
  const videos = await open('/gallery?q=meadow&show=videos')
  assert.deepEqual([videos.heading, videos.cards], ['Nothing found for “meadow”', []])
})

test('what a query finds is not cached, so strangers cannot fill the cache with queries', async () => {
  const cached = await open('/gallery')
  const found = await open('/gallery?q=lake')
  assert.notEqual((await open('/gallery?q=lake')).now, found.now)
  assert.equal((await open('/gallery')).now, cached.now)
  for (const query of ['', '++', '%E2%80%8B', 'a&q=b', '%00'])
    assert.equal((await open(`/gallery?q=${query}`)).now, cached.now, `“${query}” asks for nothing`)
})

test('a query of any length and with any letters is a page', async () => {
  for (const query of ['x'.repeat(10_000), '🕊'.repeat(1_000), '"</script><b>', '%_*()"', 'a\0b', '=']) {
    const { status, heading, text } = await open(`/gallery?q=${encodeURIComponent(query)}`)
    assert.equal(status, 200, query)
    assert.match(heading ?? '', /^Nothing found for “.{1,200}”$/)
    assert.ok(!text.includes('<b>'), query)
  }
})

test('30 memories are enough, and a closed memorial tells strangers nothing of what is found', async () => {
  const rows = Array.from({ length: 29 }, (_, number) => memoryRow(`memory${number}`))
  await change(world.context, ['media', 'memories'], async (tx) => {
    await tx
      .updateTable('media')
      .set({ hidden: 1, public_key: null })
      .where('title', '!=', 'Łukasz')
      .execute()
    await tx.insertInto('memories').values(rows).execute()
  })
  assert.equal((await open('/gallery?q=lukasz')).heading, '1 found for “lukasz”')
  await closeMemorialOf(world, admin)
  for (const path of ['/gallery', '/memories']) {
    const { text } = await open(`${path}?q=lake`)
    assert.equal(text, (await open(path)).text)
    assert.doesNotMatch(text.split('<body>')[1] ?? '', /found|cold|Łukasz/)
  }
})
