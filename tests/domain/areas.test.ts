import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShownArea, toStoredArea } from '../../domain/pictures/areas.ts'
import { fc } from '../support/random/fastCheck.ts'

const picture = { width: 1200, height: 800 }
const part = { left: 0.2, top: 0.1, width: 0.7, height: 0.6 }
const face = { x: 0.6, y: 0.35, width: 0.1, height: 0.3 }
const asSent = { rotate: 0, straighten: 0, crop: null } as const

/**
 * How a photograph of 1200 × 800 pixels is shown, the size that this makes, and where the face is then, as it was measured in pictures
 * that sharp made.
 */
const known = [
  [{}, 1200, 800, 0.6, 0.35, 0.1, 0.3],
  [{ rotate: 90 }, 800, 1200, 0.65, 0.6, 0.3, 0.1],
  [{ rotate: 180 }, 1200, 800, 0.4, 0.65, 0.1, 0.3],
  [{ rotate: 270 }, 800, 1200, 0.35, 0.4, 0.3, 0.1],
  [{ crop: part }, 840, 480, 0.5714, 0.4167, 0.1429, 0.5],
  [{ straighten: 7 }, 1020, 680, 0.631, 0.3465, 0.1176, 0.3529],
  [{ straighten: -20 }, 826, 551, 0.5868, 0.2208, 0.1453, 0.4356],
  [{ rotate: 270, straighten: -20, crop: part }, 386, 496, 0.0291, 0.5217, 0.6218, 0.2419],
] as const

describe('The place of a person in a photograph', () => {
  for (const [how, width, height, x, y, ...size] of known)
    test(`is found in the picture as it is shown: ${JSON.stringify(how)}`, () => {
      const picture = { adjustment: { ...asSent, ...how }, width, height }
      const shown = { x, y, width: size[0], height: size[1] }
      const found = toShownArea(face, picture)
      assert.ok(found && isNear(found, shown, 0.002), JSON.stringify(found))
      assert.ok(isNear(toStoredArea(shown, picture), face, 0.002))
    })

  test('is not shown if its middle is cropped away, and is if only its edge is', () => {
    const adjustment = { ...asSent, crop: { left: 0.5, top: 0.5, width: 0.5, height: 0.5 } }
    const see = (x: number, y: number) => toShownArea({ ...face, x, y }, { adjustment, ...picture })
    assert.deepEqual([see(0.45, 0.7), see(0.7, 0.45)], [null, null])
    assert.deepEqual(see(0.5, 1), { x: 0, y: 1, width: 0.2, height: 0.6 })
    // a rectangle larger than what is left of the picture is as large as the picture
    assert.equal(toShownArea({ ...face, x: 0.75, y: 0.75, width: 0.9 }, { adjustment, ...picture })?.width, 1)
  })

  test('in a video that could not be measured is where it was said', () => {
    const video = { adjustment: asSent, width: null, height: null }
    assert.deepEqual([toShownArea(face, video), toStoredArea(face, video)], [face, face])
  })

  test('is the same there and back, however the photograph is shown', () => {
    const part = fc.double({ min: 0.05, max: 1, noNaN: true })
    const place = fc.double({ min: 0, max: 1, noNaN: true })
    const side = fc.integer({ min: 400, max: 4000 })
    fc.assert(
      fc.property(
        fc.constantFrom(0, 90, 180, 270),
        fc.integer({ min: -45, max: 45 }),
        fc.record({ left: place, top: place, width: part, height: part }),
        fc.record({ x: place, y: place, width: part, height: part }),
        fc.record({ width: side, height: side }),
        (rotate, straighten, { left, top, width, height }, area, whole) => {
          const crop = { left: left * (1 - width), top: top * (1 - height), width, height }
          const size = { width: whole.width * width, height: whole.height * height }
          const shown = { adjustment: { rotate, straighten, crop }, ...size }
          const stored = toStoredArea(area, shown)
          const back = toShownArea(stored, shown)
          assert.ok(back && isNear(back, area, 0.001), JSON.stringify({ area, stored, back }))
        },
      ),
    )
  })
})

const isNear = (a: typeof face, b: typeof face, tolerance: number) =>
  (['x', 'y', 'width', 'height'] as const).every((name) => Math.abs(a[name] - b[name]) <= tolerance)
