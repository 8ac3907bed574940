import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fixture } from '../../support/files/fixtures.ts'
import { openSharedWorld } from '../../support/world/sharedWorld.ts'
import { withinAnHour } from '../../support/world/world.ts'

const { world } = await openSharedWorld({ pages: true, content: 'sampleLife', at: withinAnHour() })
const { body } = await world.visitor.call('GET /api/media')
const photo = body.find(({ fileType }) => fileType === 'image')?.id ?? ''
const film = body.find(({ fileType }) => fileType === 'video')?.id ?? ''
const form = { files: [fixture('photos/small-bee.jpg')] }
const waiting = (await world.visitor.call('POST /api/media/upload', { form })).body.mediaIds[0] ?? ''

/** Requests a page at a new time. Its data say when it was rendered (`drawnAt`). */
async function open(url: string, host = 'walter.example.org') {
  world.pass(1)
  const { body, statusCode } = await world.app.inject({ url, headers: { host } })
  const [, json = '{}'] = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(body) ?? []
  const [head = '', rest = ''] = body.split('<body>')
  return { status: statusCode, html: body, head, rest, drawnAt: (JSON.parse(json) as { now: string }).now }
}

const addressesIn = (html: string) =>
  [...html.matchAll(/(?:rel="canonical" href|"og:(?:url|image)" content)="(https?:\/\/[^/"]+)/g)].map(
    ([, origin]) => origin,
  )

describe('A page is rendered once', () => {
  for (const path of ['/gallery', '/memories'])
    for (const [name, one, others, expected] of [
      [
        'whatever stands behind its address',
        '',
        ['?', '?x=1', '?photo=', '?photo=a&photo=b', '?utm_source=mail', '?show=toString'],
        200,
      ],
      [
        'with its whole list, also where the address names a photograph',
        '?all',
        [`?all&photo=${photo}`, `?photo=${photo}&all=1`, '?all&photo=nobody', '?all&all&x'],
        200,
      ],
      [
        'without a photograph, whichever unknown one the address names',
        '?photo=nobody',
        [film, waiting, 'somebody', 'x'.repeat(5_000), '%00', "'--", '%F0%9F%95%8A'].map(
          (id) => `?photo=${id}`,
        ),
        404,
      ],
      [
        'with one photograph, for all who ask for that',
        `?photo=${photo}`,
        [`?photo=${photo}&x=1`, `?x&photo=${photo}`],
        200,
      ],
    ] as const)
      test(`${path} ${name}`, async () => {
        const { html, drawnAt } = await open(path + one)
        assert.equal(html.includes('<dialog open'), one.endsWith(photo))
        for (const query of others) {
          const again = await open(path + query)
          assert.deepEqual([again.status, again.drawnAt], [expected, drawnAt], query)
          assert.equal(again.html, html)
        }
      })

  test('for every Host, which is only in its absolute addresses', async () => {
    const paths = ['/', '/gallery', '/gallery?all', `/gallery?photo=${photo}`, '/memories?all', '/services']
    for (const path of [...paths, '/obituary', '/slideshow', '/nowhere']) {
      const own = await open(path)
      const other = await open(path, 'stranger.example')
      assert.equal(other.drawnAt, own.drawnAt, path)
      assert.equal(other.rest, own.rest, path)
      assert.ok(!other.html.includes('walter.example.org'), path)
      for (const origin of addressesIn(other.head)) assert.equal(origin, 'http://stranger.example')
      assert.equal(addressesIn(other.head).length, path === '/nowhere' ? 2 : 3, path)
    }
  })

  test('even when many ask under Hosts that are not ours', async () => {
    const { drawnAt } = await open('/gallery')
    const list = await open('/gallery?all')
    for (let n = 0; n < 120; n++) await open(n % 2 ? '/gallery?all' : '/obituary', `claim${n}.example`)
    assert.equal((await open('/gallery')).drawnAt, drawnAt)
    assert.equal((await open('/gallery?all')).drawnAt, list.drawnAt)
  })
})

test('a feed has the addresses of the requested Host, and is otherwise the same', async () => {
  const fetchFeed = async (host: string) =>
    (await world.app.inject({ url: '/feed.atom', headers: { host } })).body
  const own = await fetchFeed('walter.example.org')
  assert.match(own, /<img src="http:\/\/walter\.example\.org\/uploads\//)
  const other = await fetchFeed('stranger.example')
  assert.equal(other.replaceAll('stranger.example', 'walter.example.org'), own)
})
