import assert from 'node:assert/strict'
import { afterEach, beforeEach, test } from 'node:test'
import type { Person } from '../../samples/person.ts'
import { anyPerson } from '../../domain/person/person.ts'
import { inLanguage } from '../../languages/inLanguage.ts'
import { share, uploadPhotos } from '../features/memories/visitors.ts'
import { fixture } from '../support/files/fixtures.ts'
import { addSender, openLink, sendPhotos } from '../support/guests/sendByLink.ts'
import { openWorld, type World } from '../support/world/world.ts'

const origin = 'https://walter.example.org'
let world: World
let visitor: Person
let administrator: Person
beforeEach(async () => {
  world = await openWorld({ config: { publicUrl: origin }, at: Date.parse('2025-03-03T12:00:00Z') })
  visitor = world.visitor
  administrator = await world.administrator()
})
afterEach(() => world.close())
const hour = 3_600_000

const photo = fixture('photos/small-bee.jpg')
const addPhoto = async (title: string) =>
  (await administrator.call('POST /api/media', { form: { title, file: photo } })).body.id
const edit = (id: string, body: object) =>
  administrator.call('PUT /api/memories/:id', { params: { id }, body })

const readFeed = async () => (await visitor.get('/feed.atom')).text
const entriesOf = (feed: string) => [...feed.matchAll(/<entry>.*?<\/entry>/gs)].map(([entry]) => entry)
const valueOf = (xml: string, tag: string) => new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 's').exec(xml)?.[1]

test('the feed is in the family’s language, whatever the reader’s is, and keeps the order of numbers', async () => {
  await readFeed()
  await share(visitor, { name: 'דנה', content: 'אפשר להתקשר: 03 123 4567.' })
  await administrator.call('PUT /api/settings', { body: { language: 'he', name: 'אברהם לוי' } })
  const { text } = await visitor.get('/feed.atom', { 'accept-language': 'de' })
  assert.match(text, /<feed [^>]*xml:lang="he">/)
  assert.equal(valueOf(text, 'title'), inLanguage('he', anyPerson).http.feedTitle('אברהם לוי'))
  assert.match(entriesOf(text)[0] ?? '', /\u206803 123 4567\u2069/)
})

test('an empty memorial has an empty feed', async () => {
  const { status, headers, text } = await visitor.get('/feed.atom')
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'application/atom+xml; charset=utf-8')
  assert.match(
    text,
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/,
  )
  assert.deepEqual(entriesOf(text), [])
  assert.equal(valueOf(text, 'updated'), '1970-01-01T00:00:00Z')
})

test('a memory is an entry with its writer, its text and its photos, and no e-mail address', async () => {
  const mediaIds = await uploadPhotos(visitor, 1)
  const content = 'He said: 1 < 2 & "so on".\nTwice.\n\nThen <b>he</b> left.\f'
  const { id, createdAt } = await share(visitor, {
    name: 'Ruth & Co',
    email: 'ruth@example.org',
    content,
    mediaIds,
  })
  const feed = await readFeed()
  const [entry = '', ...more] = entriesOf(feed)
  assert.deepEqual(more, [])
  assert.equal(valueOf(entry, 'name'), 'Ruth &amp; Co')
  assert.equal(valueOf(entry, 'published'), createdAt)
  assert.equal(valueOf(entry, 'updated'), createdAt)
  assert.equal(valueOf(feed, 'updated'), createdAt)
  assert.ok(entry.includes(`href="${origin}/memories?all#memory-${id}"`))
  assert.ok(entry.includes('<p>He said: 1 &lt; 2 &amp; &quot;so on&quot;.<br/>Twice.</p>'))
  assert.ok(entry.includes('<p>Then &lt;b&gt;he&lt;/b&gt; left.</p>'), 'and XML cannot hold a form feed')
  const [, picture = ''] =
    /<img src="https:\/\/walter\.example\.org(\/uploads\/[^"]*800\.webp)"/.exec(entry) ?? []
  assert.equal((await visitor.get(picture)).status, 200)
  assert.doesNotMatch(feed, /example\.org"?>?ruth|ruth@/i)
})

test('an answer makes an entry new again, under the same id', async () => {
  const { id } = await share(visitor, { name: 'Ruth' })
  const [before = ''] = entriesOf(await readFeed())
  world.pass(hour)
  await share(visitor, { name: 'Theo' })
  world.pass(hour)
  await administrator.call('PUT /api/memories/:id/answer', {
    params: { id },
    body: { answer: 'Come <soon>', answeredBy: 'Inga' },
  })
  const [first = '', second = ''] = entriesOf(await readFeed())
  assert.equal(valueOf(first, 'id'), valueOf(before, 'id'))
  assert.ok(first.includes('<p><b>Answer from Inga</b></p>\n<p>Come &lt;soon&gt;</p>'))
  assert.equal(valueOf(first, 'published'), valueOf(before, 'published'))
  assert.equal(valueOf(second, 'name'), 'Theo')
})

test('an answer has links to http and https, and the words of a visitor have none', async () => {
  world.pass(hour)
  const address = 'https://example.org/a?b=1&c=<2>'
  const { id } = await share(visitor, { name: 'Linn', content: 'See https://example.org/mine' })
  const answer = `See ${address}\nand https://münchen.example, javascript:alert(1), www.example.org, https://x@evil.example`
  await administrator.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer } })
  const entry = entriesOf(await readFeed()).find((each) => each.includes('<name>Linn</name>')) ?? ''
  assert.ok(entry.includes('<p>See https://example.org/mine</p>'))
  assert.ok(
    entry.includes(
      '<p>See <a href="https://example.org/a?b=1&amp;c=">https://example.org/a?b=1&amp;c=</a>&lt;2&gt;<br/>and <a href="https://xn--mnchen-3ya.example/">https://münchen.example</a>, javascript:alert(1), www.example.org, https://x@evil.example</p>',
    ),
    entry,
  )
})

test('the family’s photographs of a day are one entry', async () => {
  world.pass(hour)
  await addPhoto('Bees')
  world.pass(hour)
  const id = await addPhoto('The lake')
  const [entry = ''] = entriesOf(await readFeed())
  assert.equal(valueOf(entry, 'title'), '2 new photographs')
  assert.deepEqual(
    [...entry.matchAll(/alt="(.*?)"/g)].map(([, title]) => title),
    ['Bees', 'The lake'],
  )
  await administrator.call('DELETE /api/media/:id', { params: { id } })
  assert.match(await readFeed(), /<title>A new photograph<\/title>/)
})

test('a photograph that a guest sent stays an entry of its day when a memory tells about it', async () => {
  const guest = await addSender(visitor, await openLink(administrator))
  const ids = await sendPhotos(visitor, guest, 'Lake.jpg')
  await administrator.call('POST /api/sent/take', { body: { ids, taken: true } })
  await administrator.call('PUT /api/settings', { body: { askVisitors: 'on' } })
  await share(visitor, { mediaIds: ids })
  const titles = entriesOf(await readFeed()).map((entry) => valueOf(entry, 'title'))
  assert.ok(titles.includes('A new photograph'), titles.join())
})

test('an administrator reads what visitors read', async () => {
  const { id } = await share(visitor, { name: 'Hidden Hilda' })
  await edit(id, { approved: false })
  assert.equal((await administrator.get('/feed.atom')).text, await readFeed())
})

test('the feed of a closed memorial needs an access key, which then opens what it leads to', async () => {
  await addPhoto('Bees')
  for (const name of ['Ruth', 'Theo', 'Linn', 'Olga']) await share(visitor, { name })
  const add = administrator.call('POST /api/access/keys', { body: { name: 'Reader' } })
  const { key } = (await add).body
  const addressesWith = async (query: string) => {
    const { text } = await visitor.get(`/feed.atom${query}`)
    return [...text.matchAll(/(?:href|src)="https:\/\/walter\.example\.org(.*?)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    )
  }
  const decide = (audience: string) =>
    administrator.call('PUT /api/access', {
      body: { audience, nameInPreviews: false, password: 'honey and bees' },
    })
  await decide('link')
  const ofLink = await addressesWith(`?key=${key}`)
  assert.deepEqual(
    ofLink.filter((address) => address.includes(key)),
    [`/feed.atom?key=${key}`],
  )
  await decide('password')
  assert.deepEqual(await addressesWith(''), [])
  const ofPassword = await addressesWith(`?key=${key}`)
  assert.ok(ofPassword.length > 5 && ofPassword.every((address) => address.includes(`key=${key}`)))
  const another = (await administrator.call('POST /api/access/keys', { body: { name: 'Another' } })).body.key
  for (const own of [another, key])
    assert.deepEqual(
      await addressesWith(`?key=${own}`),
      ofPassword.map((address) => address.replace(key, own)),
      'nobody reads the key of another',
    )
  const picture = ofPassword.find((address) => address.startsWith('/uploads/')) ?? ''
  assert.equal((await visitor.get(picture)).status, 200)
  assert.match((await visitor.get(`/feed.atom?key=${key}`)).headers['cache-control'] ?? '', /private/)
})

test('it holds the newest fifty entries, each with an id of its own', async () => {
  for (let count = 0; count < 55; count++) await share(visitor, { name: `Guest ${count}` })
  const entries = entriesOf(await readFeed())
  assert.equal(entries.length, 50)
  assert.equal(new Set(entries.map((entry) => valueOf(entry, 'id'))).size, 50)
  assert.equal(valueOf(entries[0] ?? '', 'name'), 'Guest 54')
  world.pass(hour)
  await addPhoto('Bees')
  const [photographs, guest, ...others] = entriesOf(await readFeed())
  assert.equal(valueOf(photographs ?? '', 'title'), 'A new photograph')
  assert.equal(valueOf(guest ?? '', 'name'), 'Guest 54')
  assert.equal(others.length, 48)
})

test('an old memory that the family has just answered is among the newest, also if there are many others', async () => {
  const { id } = await share(visitor, { name: 'Ada' })
  for (let count = 0; count < 55; count++) await share(visitor, { name: `Friend ${count}` })
  const answer = { answer: 'Thank you, Ada.' }
  await administrator.call('PUT /api/memories/:id/answer', { params: { id }, body: answer })
  const [newest = ''] = entriesOf(await readFeed())
  assert.match(newest, /Thank you, Ada/)
})

test('the pages lead to it, the dashboard does not', async () => {
  const link =
    '<link rel="alternate" type="application/atom+xml" title="Walter Arne Lindholm: memories and photographs" href="/feed.atom">'
  for (const page of ['/', '/gallery', '/memories'])
    assert.ok((await visitor.get(page)).text.includes(link), page)
  assert.ok(!(await visitor.get('/admin')).text.includes(link))
})
