import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShownArea, toStoredArea } from '../../domain/pictures/areas.ts'
import { fc } from '../support/random/fastCheck.ts'

const picture = { width: 1200, height: 800 }
const part = { left: 0.2, top: 0.1, width: 0.7, height: 0.6 }
const face = { x: 0.6, y: 0.35, width: 0.1, height: 0.3 }
const asSent = { rotate: 0, straighten: 0, crop: null } as const

/** Each with the size of the picture that it makes of 1200 × 800 pixels. The places of the face were measured in pictures that sharp made. */
const known = [
  { how: asSent, size: [1200, 800], shown: face },
  { how: { ...asSent, rotate: 90 }, size: [800, 1200], shown: { x: 0.65, y: 0.6, width: 0.3, height: 0.1 } },
  { how: { ...asSent, rotate: 180 }, size: [1200, 800], shown: { x: 0.4, y: 0.65, width: 0.1, height: 0.3 } },
  { how: { ...asSent, rotate: 270 }, size: [800, 1200], shown: { x: 0.35, y: 0.4, width: 0.3, height: 0.1 } },
  {
    how: { ...asSent, crop: part },
    size: [840, 480],
    shown: { x: 0.5714, y: 0.4167, width: 0.1429, height: 0.5 },
  },
  {
    how: { ...asSent, straighten: 7 },
    size: [1020, 680],
    shown: { x: 0.631, y: 0.3465, width: 0.1176, height: 0.3529 },
  },
  {
    how: { ...asSent, straighten: -20 },
    size: [826, 551],
    shown: { x: 0.5868, y: 0.2208, width: 0.1453, height: 0.4356 },
  },
  {
    how: { rotate: 270, straighten: -20, crop: part } as const,
    size: [386, 496],
    shown: { x: 0.0291, y: 0.5217, width: 0.6218, height: 0.2419 },
  },
] as const

describe('The place of a person in a photograph', () => {
  for (const { how, size, shown } of known)
    test(`is found in the picture as it is shown: ${JSON.stringify(how)}`, () => {
      const [width, height] = size
      const found = toShownArea(face, { adjustment: how, width, height })
      assert.ok(found && isNear(found, shown, 0.002), JSON.stringify(found))
      assert.ok(isNear(toStoredArea(shown, { adjustment: how, width, height }), face, 0.002))
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
