import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import {
  chooseSize,
  type FetchTiming,
  pixelsOf,
  unmeasuredConnection,
  withFetched,
  withTooSlow,
} from '../../web/show/pictureSize.ts'

const phone = { width: 390, height: 844, ratio: 3 }
const laptop = { width: 1280, height: 800, ratio: 1 }
const beamer = { width: 1920, height: 1080, ratio: 1 }
const landscape = { width: 4272, height: 2848 }
const portrait = { width: 2056, height: 3088 }
/** about what a phone gets in a village: 2 Mbit/s */
const slowConnection = { bytesPerMs: 250, bytesPerPixel: 0.12 }

describe('the picture chosen for a slide', () => {
  it('is the smallest that is sharp on the screen when the connection is fast', () => {
    assert.equal(chooseSize(landscape, phone, unmeasuredConnection, 5_000), 'medium')
    assert.equal(chooseSize(portrait, phone, unmeasuredConnection, 5_000), 'large')
    assert.equal(chooseSize(landscape, laptop, unmeasuredConnection, 5_000), 'large')
    assert.equal(chooseSize(landscape, beamer, unmeasuredConnection, 5_000), 'large')
    assert.equal(chooseSize({ width: 4000, height: 2250 }, beamer, unmeasuredConnection, 5_000), 'huge')
    assert.equal(chooseSize(null, beamer, unmeasuredConnection, 5_000), 'huge')
  })

  it('is no larger than the photograph itself', () => {
    assert.equal(chooseSize({ width: 640, height: 468 }, beamer, unmeasuredConnection, 5_000), 'medium')
    assert.equal(chooseSize({ width: 1600, height: 1200 }, beamer, unmeasuredConnection, 5_000), 'large')
  })

  it('is never larger than the largest there is', () => {
    const largest = { width: 7680, height: 4320, ratio: 2 }
    assert.equal(chooseSize(landscape, largest, unmeasuredConnection, 5_000), 'huge')
  })

  it('is smaller on a slow connection at two seconds a slide than at thirty', () => {
    assert.equal(chooseSize(landscape, beamer, slowConnection, 2_000), 'large')
    const slower = { ...slowConnection, bytesPerMs: 60 }
    assert.equal(chooseSize(landscape, beamer, slower, 2_000), 'medium')
    assert.equal(chooseSize(landscape, beamer, slower, 30_000), 'large')
  })

  it('never grows when the connection gets slower or the time shorter', () => {
    const rank = (size: string) => ['medium', 'large', 'huge'].indexOf(size)
    const positive = (max: number) => fc.integer({ min: 1, max })
    fc.assert(
      fc.property(
        positive(8_000),
        positive(8_000),
        positive(1_000),
        positive(30_000),
        (width, height, speed, ms) => {
          const at = (bytesPerMs: number, durationMs: number) =>
            rank(chooseSize({ width, height }, beamer, { ...slowConnection, bytesPerMs }, durationMs))
          assert.ok(at(speed, ms) <= at(speed * 2, ms))
          assert.ok(at(speed, ms) <= at(speed, ms * 2))
        },
      ),
    )
  })
})

/** The browser's report of a file of so many bytes that came within so many milliseconds. */
const fetched = (bytes: number, ms: number): FetchTiming => ({
  requestStart: 500,
  responseEnd: 500 + ms,
  transferSize: bytes + 300,
  encodedBodySize: bytes,
})

describe('the connection', () => {
  it('stays unknown where the browser does not say how large a file was, or had it already', () => {
    const nameless = { requestStart: 500, responseEnd: 900 }
    assert.equal(withFetched(unmeasuredConnection, nameless, 1_000_000), unmeasuredConnection)
    const cached = { ...fetched(200_000, 3), transferSize: 0 }
    assert.equal(withFetched(unmeasuredConnection, cached, 1_000_000), unmeasuredConnection)
  })

  it('is what the first picture showed it to be, then a mean in which the newest counts for a third', () => {
    const once = withFetched(unmeasuredConnection, fetched(200_000, 1_000), 1_000_000)
    assert.equal(once.bytesPerMs, 200)
    assert.equal(Math.round(withFetched(once, fetched(300_000, 300), 1_000_000).bytesPerMs ?? 0), 440)
  })

  it('is known to be too slow for a picture that has not come in three slides’ time: the next is smaller', () => {
    const pixels = pixelsOf('large', landscape)
    const connection = withTooSlow(unmeasuredConnection, pixels, 15_000)
    assert.equal(chooseSize(landscape, beamer, connection, 5_000), 'medium')
    assert.equal(withTooSlow({ ...connection, bytesPerMs: 1 }, pixels, 15_000).bytesPerMs, 1)
  })

  it('comes back from a bad moment', () => {
    let connection = withFetched(unmeasuredConnection, fetched(1_000, 10_000), 1_000_000)
    for (let picture = 0; picture < 20; picture++)
      connection = withFetched(connection, fetched(400_000, 100), 2_000_000)
    assert.ok((connection.bytesPerMs ?? 0) > 3_900)
  })
})
