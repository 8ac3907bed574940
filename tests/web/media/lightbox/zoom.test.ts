import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepInFrame, MAX_ZOOM, panBy, fittedView, zoomAt } from '../../../../web/media/lightbox/zoom.ts'

/** Returns the point of the picture that is visible at `at`. */
const under = (view: typeof fittedView, at: { x: number; y: number }) => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
})

test('zooming keeps the same point of the picture under the fingers', () => {
  const at = { x: 120, y: -40 }
  const first = zoomAt(fittedView, 2, at)
  const second = zoomAt(first, 5, at)
  assert.deepEqual(under(first, at), at)
  assert.deepEqual(under(second, at), at)
})

test('zooming out to the whole picture centers it again', () => {
  const moved = panBy(zoomAt(fittedView, 3, { x: 50, y: 50 }), 200, 10)
  assert.deepEqual(zoomAt(moved, 0.7, { x: 9, y: 9 }), fittedView)
})

test('zooming stops at the maximum', () => {
  assert.equal(zoomAt(fittedView, 100, { x: 0, y: 0 }).scale, MAX_ZOOM)
})

const frame = { width: 400, height: 300 }

test('a zoomed picture cannot be dragged out of its frame', () => {
  const view = keepInFrame({ scale: 2, x: 900, y: -900 }, { width: 400, height: 200 }, frame)
  assert.deepEqual(view, { scale: 2, x: 200, y: -50 })
})

test('a picture smaller than its frame stays in the center', () => {
  const view = keepInFrame({ scale: 1, x: 30, y: -30 }, { width: 100, height: 100 }, frame)
  assert.deepEqual(view, { scale: 1, x: 0, y: 0 })
})
