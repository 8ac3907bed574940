import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openSlideshowNotes } from '../../../../web/admin/media/manage/slideshowNotes.ts'

const photograph = (index: number, inSlideshow: boolean) => ({
  id: `photo-${index}`,
  filePath: '/uploads/k3y/photo.jpg',
  fileType: 'image' as 'image' | 'video',
  published: true,
  inSlideshow,
})
/** Counts the notes of 292 photographs, of which the first `count` are in the slideshow, and of further items. */
const countNotes = (count: number, { videos = false, further = [] as typeof photographs } = {}) => {
  const items = [...photographs.map((item, index) => ({ ...item, inSlideshow: index < count })), ...further]
  const notes = items.map(openSlideshowNotes(items, { videos })).filter((note) => note !== null)
  return [notes.length, ...new Set(notes)]
}
const photographs = Array.from({ length: 292 }, (_, index) => photograph(index, true))

test('of photographs that are in the slideshow, and others that are not, the fewer say so', () => {
  assert.deepEqual(countNotes(80), [80, 'In the slideshow'])
  assert.deepEqual(countNotes(280), [12, 'Not in the slideshow'])
  assert.deepEqual(countNotes(292), [0])
  assert.deepEqual(countNotes(0), [292, 'Not in the slideshow'])
})

test('nothing that the slideshow does not show is said to be in it: no hidden photograph, no video of a show without videos', () => {
  const hidden = { ...photograph(292, true), published: false }
  const video = { ...photograph(293, true), fileType: 'video' as const }
  assert.deepEqual(countNotes(80, { further: [hidden, video] }), [80, 'In the slideshow'])
  assert.deepEqual(countNotes(80, { further: [hidden, video], videos: true }), [81, 'In the slideshow'])
})
