import { expectCreated, type Fillers, fillSampleLife } from '../../../samples/fill.ts'
import type { Person } from '../../../samples/person.ts'
import { addMedia } from './addMedia.ts'
import { fillMemorial } from './filledMemorial.ts'
import { fixture } from '../files/fixtures.ts'

/** The contents that a memorial may begin with. Each is made once and then copied (template.ts). */
export const contents = {
  nothing: async () => undefined,
  sampleLife: fillSampleLife,
  /** the items of `mediaFixtures` and `songs` */
  small: addSmall,
  /** something of every kind */
  allKinds: fillMemorial,
  /** photographs of the family and of a visitor, a video, and music in three formats */
  slideshow: addSlideshow,
}

export type Content = keyof typeof contents

/** Three photographs and a video. */
export const mediaFixtures = [
  { file: 'photos/landscape-2mp-bee.jpg', title: 'Bees', description: 'In his garden.\nLate in May.' },
  { file: 'photos/landscape-3mp-dragonfly.jpg', title: 'Lakeside day' },
  { file: 'photos/painting-self-portrait.jpg', title: 'The painting over his desk in the hall' },
  { file: 'video/h264-aac.mp4', title: 'First film' },
]

/** The titles of three songs. */
export const songs = ['Hymn', 'Waltz', 'March']

async function addSmall({ administrator }: Fillers) {
  await addMedia(administrator, mediaFixtures)
  await addSongs(administrator, ['through-space.flac', 'through-space.flac', 'through-space.flac'])
}

/** Adds these files with the titles of `songs`. */
async function addSongs(administrator: Person, files: readonly string[]) {
  for (const [index, title] of songs.entries()) {
    const form = { title, file: fixture(`audio/${files[index]}`) }
    expectCreated(await administrator.call('POST /api/music', { form }))
  }
}

async function addSlideshow({ administrator, visitor }: Fillers) {
  await addMedia(administrator, [
    {
      file: 'photos/person-small-square.jpg',
      title: 'A face',
      description: 'He laughed at the third try.',
    },
    { file: 'video/h264-aac.mp4', title: 'Four seconds of wind' },
    { file: 'photos/person-blackwhite-small.jpg', title: 'By the sea' },
    { file: 'photos/landscape-2mp-bee.jpg', title: 'The bee' },
  ])
  await sharePhoto(visitor)
  await addSongs(administrator, ['through-space.flac', 'nebula.wav', 'through-space-tags.ogg'])
}

async function sharePhoto(visitor: Person) {
  const metadata = JSON.stringify([{ filename: 'dragonfly.jpg', title: 'From Anna', description: '' }])
  const file = fixture('photos/painting-self-portrait.jpg', { name: 'dragonfly.jpg' })
  const form = { memoryAuthor: 'Anna', metadata, files: [file] }
  const { mediaIds } = expectCreated(await visitor.call('POST /api/media/upload', { form })).body
  const body = { name: 'Anna', email: null, content: null, mediaIds }
  expectCreated(await visitor.call('POST /api/memories', { body }))
}
