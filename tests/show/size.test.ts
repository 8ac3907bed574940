import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { chooseSize, pixelsOf, unmeasuredLine, withFetched, withTooSlow } from '../../web/show/size.ts'

const phone = { width: 390, height: 844, ratio: 3 }
const laptop = { width: 1280, height: 800, ratio: 1 }
const slidePlayer = { width: 1920, height: 1080, ratio: 1 }
const landscape = { width: 4272, height: 2848 }
const portrait = { width: 2056, height: 3088 }
/** about what a phone gets in a village: 2 Mbit/s */
const slowLine = { bytesPerMs: 250, bytesPerPixel: 0.12 }

describe('the picture chosen for a slide', () => {
  it('is the smallest that is sharp on the screen when the line is quick', () => {
    assert.equal(chooseSize(landscape, phone, unmeasuredLine, 5_000), 'medium')
    assert.equal(chooseSize(portrait, phone, unmeasuredLine, 5_000), 'large')
    assert.equal(chooseSize(landscape, laptop, unmeasuredLine, 5_000), 'large')
    assert.equal(chooseSize(landscape, slidePlayer, unmeasuredLine, 5_000), 'large')
    assert.equal(chooseSize({ width: 4000, height: 2250 }, slidePlayer, unmeasuredLine, 5_000), 'huge')
    assert.equal(chooseSize(null, slidePlayer, unmeasuredLine, 5_000), 'huge')
  })

  it('is never larger than the largest there is', () => {
    assert.equal(
      chooseSize(landscape, { width: 7680, height: 4320, ratio: 2 }, unmeasuredLine, 5_000),
      'huge',
    )
  })

  it('is smaller on a slow line at two seconds a slide than at thirty', () => {
    assert.equal(chooseSize(landscape, slidePlayer, slowLine, 2_000), 'large')
    const slower = { ...slowLine, bytesPerMs: 60 }
    assert.equal(chooseSize(landscape, slidePlayer, slower, 2_000), 'medium')
    assert.equal(chooseSize(landscape, slidePlayer, slower, 30_000), 'large')
  })

  it('never grows when the line gets slower or the time shorter', () => {
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
            rank(chooseSize({ width, height }, slidePlayer, { ...slowLine, bytesPerMs }, durationMs))
          assert.ok(at(speed, ms) <= at(speed * 2, ms))
          assert.ok(at(speed, ms) <= at(speed, ms * 2))
        },
      ),
    )
  })
})

describe('the line', () => {
  it('is what the first picture showed it to be, then a mean in which the newest counts for a third', () => {
    const once = withFetched(unmeasuredLine, 200_000, 1_000_000, 1_000)
    assert.equal(once.bytesPerMs, 200)
    assert.equal(Math.round(withFetched(once, 300_000, 1_000_000, 300).bytesPerMs ?? 0), 440)
  })

  it('is known to be too slow for a picture that has not come in three slides’ time: the next is smaller', () => {
    const pixels = pixelsOf('large', landscape)
    const line = withTooSlow(unmeasuredLine, pixels, 15_000)
    assert.equal(chooseSize(landscape, slidePlayer, line, 5_000), 'medium')
    assert.equal(withTooSlow({ ...line, bytesPerMs: 1 }, pixels, 15_000).bytesPerMs, 1)
  })

  it('comes back from a bad moment', () => {
    let line = withFetched(unmeasuredLine, 1_000, 1_000_000, 10_000)
    for (let picture = 0; picture < 20; picture++) line = withFetched(line, 400_000, 2_000_000, 100)
    assert.ok((line.bytesPerMs ?? 0) > 3_900)
  })
})
