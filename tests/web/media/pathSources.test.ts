import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPathSources } from '../../../web/media/pathSources.ts'

test('a photograph of this memorial is offered in its smaller sizes', () => {
  assert.deepEqual(listPathSources('/uploads/abc_DEF-123/photo.jpg'), {
    src: '/uploads/abc_DEF-123/photo.jpg',
    srcSet:
      '/uploads/abc_DEF-123/384.webp 384w, /uploads/abc_DEF-123/800.webp 800w, /uploads/abc_DEF-123/1600.webp 1600w',
  })
  assert.match(
    listPathSources('/uploads/private/abc/photo.jpg').srcSet ?? '',
    /^\/uploads\/private\/abc\/384\.webp/,
  )
})

test('an upright photograph is as wide as its short side, and is never listed larger than it is', () => {
  const widths = (shape: { width: number; height: number }) =>
    listPathSources('/uploads/abc/photo.jpg', shape).srcSet?.match(/\d+w/g)
  assert.deepEqual(widths({ width: 2000, height: 3000 }), ['256w', '533w', '1067w'])
  assert.deepEqual(widths({ width: 3000, height: 2000 }), ['384w', '800w', '1600w'])
  assert.deepEqual(widths({ width: 400, height: 600 }), ['256w', '400w'])
})

test('any other picture is offered only as it is', () => {
  for (const path of ['/pictures/him.jpg', '/uploads/abc/video.mp4', '/uploads/photo.jpg', '/a/photo.jpg'])
    assert.deepEqual(listPathSources(path), { src: path })
})
