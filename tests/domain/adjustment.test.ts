import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Adjustment, adjustment, noAdjustment } from '../../contract/media/adjustment.ts'
import { rotateAdjustment, rotateShape, computeStraightenedScale } from '../../domain/adjustment.ts'

const adjusted: Adjustment = {
  rotate: 0,
  straighten: 3,
  crop: { left: 0.125, top: 0.25, width: 0.5, height: 0.625 },
  focalPoint: { x: 0.25, y: 0.75 },
}

test('a crop and a focal point stay where they are in a picture that is rotated', () => {
  assert.deepEqual(rotateAdjustment(adjusted, 90), {
    rotate: 90,
    straighten: 3,
    crop: { left: 0.125, top: 0.125, width: 0.625, height: 0.5 },
    focalPoint: { x: 0.25, y: 0.25 },
  })
  assert.deepEqual(rotateAdjustment(noAdjustment, 180), { ...noAdjustment, rotate: 180 })
})

test('a rotation four times, or there and back, is none', () => {
  assert.deepEqual(rotateAdjustment(adjusted, 360), adjusted)
  for (const degrees of [90, 180, 270])
    assert.deepEqual(rotateAdjustment(rotateAdjustment(adjusted, degrees), -degrees), adjusted)
  assert.deepEqual(rotateAdjustment(adjusted, -90), rotateAdjustment(adjusted, 270))
  assert.deepEqual(rotateAdjustment(adjusted, 450), rotateAdjustment(adjusted, 90))
})

test('a picture on its side is as wide as it was high', () => {
  const shape = { width: 3, height: 2 }
  const shapes = ([0, 90, 180, 270] as const).map((rotate) => rotateShape(shape, rotate))
  const ratios = shapes.map(({ width, height }) => width / height)
  assert.deepEqual(ratios, [1.5, 2 / 3, 1.5, 2 / 3])
})

test('a picture that is straightened loses as much to either side, and more the longer it is', () => {
  const scale = (degrees: number, width = 3, height = 2) =>
    computeStraightenedScale({ width, height }, degrees)
  assert.equal(scale(0), 1)
  assert.equal(scale(5), scale(-5))
  assert.equal(scale(5), scale(5, 2, 3))
  assert.equal(scale(45, 1, 1).toFixed(6), (1 / Math.SQRT2).toFixed(6))
  assert.ok(scale(5, 3, 1) < scale(5))
})

test('a crop is a part of the picture that somebody can still see', () => {
  const isCrop = (left: number, top: number, width: number, height: number) =>
    adjustment.safeParse({ ...noAdjustment, crop: { left, top, width, height } }).success
  const crops = [isCrop(0, 0, 1, 1), isCrop(0.5, 0.5, 0.5, 0.5), isCrop(0, 0, 0.05, 0.05)]
  assert.deepEqual(crops, [true, true, true])
  assert.deepEqual([isCrop(0.6, 0, 0.5, 1), isCrop(0, 0.6, 1, 0.5)], [false, false])
  assert.deepEqual([isCrop(0, 0, 0.04, 1), isCrop(0, 0, 1, 0.04)], [false, false])
})
