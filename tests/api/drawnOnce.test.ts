import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { fixture } from '../support/fixtures.ts'
import { openWorld, withinAnHour, type World } from '../support/world.ts'

let world: World
let photo: string
let film: string
let waiting: string
before(async () => {
  world = await openWorld({ pages: true, content: 'sampleLife', at: withinAnHour() })
  const { body } = await world.visitor.call('GET /api/media')
  photo = body.find(({ fileType }) => fileType === 'image')?.id ?? ''
  film = body.find(({ fileType }) => fileType === 'video')?.id ?? ''
  const form = { files: [fixture('photos/small-bee.jpg')] }
  waiting = (await world.visitor.call('POST /api/media/upload', { form })).body.mediaIds[0] ?? ''
})
after(() => world.close())

/** The page's data says when it was drawn, and the clock never says the same twice. */
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

describe('A page is drawn once', () => {
  for (const path of ['/gallery', '/memories']) {
    test(`${path}, whatever stands behind its address`, async () => {
      const { html, drawnAt } = await open(path)
      for (const query of [
        '?',
        '?x=1',
        '?photo=',
        '?photo=a&photo=b',
        '?utm_source=mail',
        '?show=toString',
      ]) {
        const again = await open(path + query)
        assert.deepEqual([again.status, again.drawnAt], [200, drawnAt], query)
        assert.equal(again.html, html)
      }
    })

    test(`${path} with its whole list, also where the address names a photograph`, async () => {
      const { html, drawnAt } = await open(`${path}?all`)
      for (const query of [
        `?all&photo=${photo}`,
        `?photo=${photo}&all=1`,
        '?all&photo=nobody',
        '?all&all&x',
      ]) {
        const again = await open(path + query)
        assert.deepEqual([again.status, again.drawnAt], [200, drawnAt], query)
        assert.equal(again.html, html)
      }
    })

    test(`${path} without a photograph, whichever unknown one the address names`, async () => {
      const { html, drawnAt } = await open(`${path}?photo=nobody`)
      for (const id of [film, waiting, 'somebody', 'x'.repeat(5_000), '%00', "'--", '%F0%9F%95%8A']) {
        const again = await open(`${path}?photo=${id}`)
        assert.deepEqual([again.status, again.drawnAt], [404, drawnAt], id)
        assert.equal(again.html, html)
      }
    })

    test(`${path} with one photograph, for all who ask for that`, async () => {
      const { html, drawnAt } = await open(`${path}?photo=${photo}`)
      assert.match(html, /<dialog open/)
      for (const query of [`?photo=${photo}&x=1`, `?x&photo=${photo}`])
        assert.equal((await open(path + query)).drawnAt, drawnAt, query)
    })
  }

  test('for every Host, which stands in its absolute addresses alone', async () => {
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

test('a feed has the addresses of the Host that asked, and is else the same', async () => {
  const feedOf = async (host: string) =>
    (await world.app.inject({ url: '/feed.atom', headers: { host } })).body
  const own = await feedOf('walter.example.org')
  assert.match(own, /<img src="http:\/\/walter\.example\.org\/uploads\//)
  const other = await feedOf('stranger.example')
  assert.equal(other.replaceAll('stranger.example', 'walter.example.org'), own)
})
