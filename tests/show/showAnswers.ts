import type { Media } from '../../contract/media/media.ts'
import { ownHeaders } from '../support/servers/answerInFront.ts'

const landscape = { fileType: 'image', width: 3000, height: 2000 }
export const photo = (id: string, more: Partial<Media> = {}) =>
  ({ id, filePath: `/uploads/${id}/photo.jpg`, ...landscape, ...more }) as Media
export const pictureOf = (id: string) => `/uploads/${id}/1600.webp`
export const song = { filePath: '/uploads/song/song.mp3', fileSize: 3 }

/** The lists of a show with these photographs, as the server sends them to a device that stores it. */
export const answerLists = (media: readonly Media[]) =>
  Response.json({
    files: ['/assets/show-1.js', '/assets/later-2.js'],
    responses: {
      '/api/media': media,
      '/api/music': [song],
      '/api/memories': [],
      '/api/settings': { portraitPath: null },
    },
  })

/** The answers of a server whose show has a photograph of bees, one of a lake, and a song. */
export const openAnswers = (): Record<string, Response | undefined> => ({
  '/api/offline-show': answerLists([photo('bees'), photo('lake')]),
  '/slideshow': new Response('page', { headers: ownHeaders }),
  '/slideshow-old': new Response('older page', { headers: ownHeaders }),
  '/assets/show-1.js': new Response('script'),
  '/assets/later-2.js': new Response('later'),
  [pictureOf('bees')]: new Response('picture of bees', { headers: { 'content-encoding': 'gzip' } }),
  [pictureOf('lake')]: new Response('picture of the lake'),
  '/uploads/song/song.mp3': new Response('song'),
})
