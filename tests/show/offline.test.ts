import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '../../contract/media/media.ts'
import type { Track } from '../../contract/memorial/music.ts'
import type { Settings } from '../../contract/memorial/settings.ts'
import { listShowFiles } from '../../web/show/offline/listShowFiles.ts'

const photo = (id: string, width: number, height: number) =>
  ({ id, filePath: `/uploads/${id}/photo.jpg`, fileType: 'image', width, height }) as Media
const video = { id: 'video', filePath: '/uploads/video/video.mp4', fileType: 'video', fileSize: 5e6 } as Media
const song = { filePath: '/uploads/song/song.mp3', fileSize: 3e6 } as Track
const phone = { width: 390, height: 844, pixelRatio: 3 }
const plain = { portraitPath: '/uploads/him/photo.jpg' } as Settings
const pathsOf = ({ files }: ReturnType<typeof listShowFiles>) => files.map(({ path }) => path)
const pathsWith = (settings: Settings, media: Media[] = []) =>
  pathsOf(listShowFiles(media, [song], phone, settings))

test('each photograph is stored once, sharp enough for a projector, whatever screen prepares it', () => {
  const show = listShowFiles(
    [photo('wide', 6000, 3375), photo('usual', 6000, 4000), photo('small', 700, 500)],
    [song],
    { width: 1024, height: 768, pixelRatio: 1 },
    plain,
  )
  assert.deepEqual(pathsOf(show), [
    '/uploads/wide/2560.webp',
    '/uploads/usual/1600.webp',
    '/uploads/small/800.webp',
    '/uploads/song/song.mp3',
  ])
  assert.deepEqual(show.counts, { photographs: 3, films: 0, songs: 1 })
})

test('nothing is stored that the family has left out of the show', () => {
  const leftOut = { inSlideshow: false }
  const media = [
    { ...photo('lake', 700, 500), ...leftOut },
    { ...video, ...leftOut },
  ]
  assert.deepEqual(pathsWith({ ...plain, slideshowFilms: 'on' }, media), [song.filePath])
})

test('videos and the portrait are stored if the family has chosen to show them', () => {
  assert.deepEqual(pathsWith(plain, [video]), ['/uploads/song/song.mp3'])
  assert.deepEqual(pathsWith({ ...plain, slideshowFilms: 'on' }, [video]), [video.filePath, song.filePath])
  const beginning = { ...plain, slideshowBeginning: 'on' as const }
  assert.deepEqual(pathsWith(beginning), ['/uploads/song/song.mp3', '/uploads/him/1600.webp'])
  assert.ok(pathsWith({ ...beginning, portraitPath: null }).includes('/pictures/portrait-default.svg'))
})
