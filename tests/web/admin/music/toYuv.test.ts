import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toYuv } from '../../../../web/admin/music/film/toYuv.ts'

/** Brightness, blueness and redness of a picture of one colour. */
function yuvOf(...rgb: number[]) {
  const data = new Uint8ClampedArray(Array.from({ length: 4 * 4 * 2 }, () => [...rgb, 255]).flat())
  const yuv = toYuv({ data, width: 4, height: 8 } as ImageData)
  assert.equal(yuv.length, 48)
  const [bright, blue, red] = [yuv.subarray(0, 32), yuv.subarray(32, 40), yuv.subarray(40)]
  for (const part of [bright, blue, red]) assert.equal(new Set(part).size, 1)
  return [bright[0], blue[0], red[0]]
}

test('colours become those of BT.709 in the range of televisions', () => {
  // ITU-R BT.709-6, table 4
  assert.deepEqual(yuvOf(0, 0, 0), [16, 128, 128])
  assert.deepEqual(yuvOf(255, 255, 255), [235, 128, 128])
  assert.deepEqual(yuvOf(255, 0, 0), [63, 102, 240])
  assert.deepEqual(yuvOf(0, 255, 0), [173, 42, 26])
  assert.deepEqual(yuvOf(0, 0, 255), [32, 240, 118])
})
