import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { share } from '../../features/memories/visitors.ts'

const { visitor, admin } = await openSharedWorld({ pages: true })

const stream = 'https://stream.example.org/whitcombe?room=1&language=en'
const place = 'https://zoom.example/j/1'
const donation = 'https://charity.example/give'
const long = `https://meet.example.org/${'a'.repeat(2_000)}`
const hostile = [
  'javascript:alert(1)',
  'https://bank.com@evil.example',
  'https://example.org/"onmouseover="alert(1)',
  'https://example.org/<script>alert(1)</script>',
  "https://example.org/'><img/src=x>",
  'www.example.org hal@example.org ftp://example.org',
]
/** Makes a keeper's text: an address, and lines that must stay text. */
const typed = (address: string) => `See ${address}.\n${hostile.join('\n')}`

await admin.call('PUT /api/settings', { body: { name: 'Arne', donationText: typed(donation) } })
await admin.call('PUT /api/obituary', { body: { content: `${typed(stream)}\n\nIn 1985: ${long}` } })
await admin.call('POST /api/services', {
  body: {
    title: 'Farewell https://title.example',
    date: 'March 18, 2031',
    time: '2 PM',
    location: place,
    description: typed(stream),
  },
})
const form = {
  title: 'https://title.example',
  description: 'https://caption.example',
  file: fixture('photos/small-bee.jpg'),
}
const photo = (await admin.call('POST /api/media', { form })).body
const { id } = await share(visitor, { name: 'https://name.example', content: 'See https://visitor.example' })
await admin.call('PUT /api/memories/:id/answer', { params: { id }, body: { answer: typed(stream) } })

const read = async (path: string) => (await visitor.get(path)).text.replace(/<script[\s\S]*?<\/script>/g, '')
const linksIn = (html: string) => [...html.matchAll(/<a class="text-link"[^>]*>/g)].map(([link]) => link)
const hrefsIn = (html: string) =>
  linksIn(html).map((link) => /href="([^"]*)"/.exec(link)?.[1]?.replaceAll('&amp;', '&'))
const codesIn = (html: string) => [...html.matchAll(/<img src="data:image\/svg[^"]*" alt=""/g)].length
/** The links in the hostile lines: the beginnings of three addresses, up to the first character that an address cannot have. */
const harmless = ['https://example.org/', 'https://example.org/', 'https://example.org/']

test('addresses that keepers wrote are links to a new tab, which learns nothing of this one, and have a code for print', async () => {
  // each text has one code for each address; the donation's button has one, too, and the longest address has none
  const expected: [path: string, addresses: string[], codes: number][] = [
    ['/services', [place, stream, ...harmless, donation, ...harmless], 6],
    ['/obituary', [stream, ...harmless, long], 2],
    ['/memories', [stream, ...harmless], 4],
  ]
  for (const [path, addresses, codes] of expected) {
    const html = await read(path)
    assert.deepEqual(hrefsIn(html), addresses, path)
    for (const link of linksIn(html)) assert.match(link, /target="_blank" rel="noopener noreferrer"/)
    const texts = html.replaceAll('<wbr/>', '')
    assert.ok(texts.includes(`>${stream.replace('&', '&amp;')}</a>`), 'with the address as its text')
    assert.doesNotMatch(html, /<script>alert|onmouseover="|<img\/src|href="(?!https?:|\/|#|data:|\?)/, path)
    assert.equal(codesIn(html), codes, path)
    assert.match(html, /\.link-codes\s*\{\s*display:\s*none/)
  }
})

test('what visitors wrote, titles, captions and names have no links', async () => {
  for (const path of ['/', '/services', '/obituary', '/memories', '/gallery', `/gallery?photo=${photo.id}`])
    assert.doesNotMatch(await read(path), /href="https:\/\/(title|caption|visitor|name)\.example/, path)
  assert.match(await read('/memories'), /See https:\/\/visitor\.example/)
})
