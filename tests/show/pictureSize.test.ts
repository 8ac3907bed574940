import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseSize, countPixels } from '../../web/show/pictures/pictureSize.ts'

const beamer = { width: 1920, height: 1080 }
const landscape = { width: 4272, height: 2848 }

test('the smallest picture that is sharp on the screen is chosen', () => {
  assert.equal(chooseSize(landscape, { width: 780, height: 1688 }), 'medium')
  assert.equal(chooseSize({ width: 2056, height: 3088 }, { width: 780, height: 1688 }), 'large')
  assert.equal(chooseSize(landscape, beamer), 'large')
  assert.equal(chooseSize({ width: 4000, height: 2250 }, beamer), 'huge')
  assert.equal(chooseSize(null, beamer), 'huge')
  assert.equal(chooseSize(landscape, { width: 15_360, height: 8_640 }), 'huge')
})

test('a picture is no larger than the photograph itself', () => {
  assert.equal(chooseSize({ width: 640, height: 468 }, beamer), 'medium')
  assert.equal(chooseSize({ width: 1600, height: 1200 }, beamer), 'large')
})

test('the longest side and the shape of a picture give its number of pixels', () => {
  assert.equal(countPixels('large', { width: 4000, height: 3000 }), 1600 * 1200)
  assert.equal(countPixels('medium', { width: 3000, height: 4000 }), 800 * 600)
})
