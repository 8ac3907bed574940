import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPictureSources } from '../../../web/media/pictureSources.ts'

const path = '/uploads/key/photo.jpg'
const landscape = { filePath: path, width: 4000, height: 3000 }
const widths = (srcset: string) => srcset.split(', ').map((candidate) => candidate.split(' ')[1])

test('the width of a whole picture counts, and the short side of a cropped one', () => {
  const portrait = { filePath: path, width: 3000, height: 4000 }
  assert.deepEqual(widths(listPictureSources(portrait, path, 'whole').olderSrcSet), ['288w', '600w', '1200w'])
  assert.deepEqual(widths(listPictureSources(landscape, path, 'whole').olderSrcSet), [
    '384w',
    '800w',
    '1600w',
  ])
  assert.deepEqual(widths(listPictureSources(landscape, path, 'crop').olderSrcSet), ['288w', '600w', '1200w'])
})

test('a picture that may fill a screen has a larger size for projectors', () => {
  const { modernSrcSet } = listPictureSources(landscape, path, 'whole', 'huge')
  assert.deepEqual(widths(modernSrcSet), ['384w', '800w', '1600w', '2560w'])
})

test('a small photograph is listed once, not at every size', () => {
  const small = { filePath: path, width: 600, height: 400 }
  assert.deepEqual(widths(listPictureSources(small, path, 'whole').modernSrcSet), ['384w', '600w'])
})

test('browsers with AVIF get the card as AVIF, others as WebP', () => {
  assert.match(listPictureSources(landscape, path, 'whole').modernSrcSet, /^\/uploads\/key\/384\.avif 384w, /)
  assert.match(listPictureSources(landscape, path, 'whole').olderSrcSet, /^\/uploads\/key\/384\.webp 384w, /)
})

test('a video of unknown size still has all sizes of its poster', () => {
  const video = { filePath: '/uploads/key/video.mp4', width: null, height: null }
  const { modernSrcSet: modern } = listPictureSources(video, video.filePath, 'crop')
  assert.deepEqual(widths(modern), ['384w', '800w', '1600w'])
  assert.ok(!modern.includes('video.mp4'))
})

test('a file without a folder of its own is shown as it is', () => {
  for (const path of ['/uploads/lake.jpg', 'uploads/lake.jpg', 'lake.jpg']) {
    const { src, olderSrcSet } = listPictureSources(
      { filePath: path, width: null, height: null },
      path,
      'whole',
    )
    assert.equal(src, '/uploads/lake.jpg')
    assert.match(olderSrcSet, /^\/uploads\/lake\.jpg 384w/)
  }
})
