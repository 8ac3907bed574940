import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makeDownloadName } from '../../../web/media/downloadName.ts'

test('a photograph is downloaded under its title, with underscores for spaces', () => {
  const photo = {
    title: 'Lakeside day  in June',
    fileType: 'image',
    filePath: '/uploads/k/photo.jpg',
  } as const
  assert.equal(makeDownloadName(photo), 'Lakeside_day__in_June.jpg')
})

test('a video keeps its own extension', () => {
  const video = { title: 'First steps', fileType: 'video', filePath: '/uploads/k/video.webm' } as const
  assert.equal(makeDownloadName(video), 'First_steps.webm')
})
