import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { inProject } from './project.mjs'

export const photographs = [
  'landscape-12mp-sunset',
  'landscape-9mp-meadow',
  'landscape-6mp-mountains',
  'portrait-6mp-friends',
].map((name) => inProject(`tests/fixtures/photos/${name}.jpg`))
const songs = ['through-space.flac', 'nebula.wav', 'through-space-tags.ogg']

/** Uploads three songs and `count` different photographs of about four megapixels. Each photograph is a part of a real one. */
export async function addPhotos(administrator, count) {
  for (let photo = 0; photo < count; photo++) {
    const title = `Photograph ${photo + 1}`
    const file = { name: `${photo}.jpg`, type: 'image/jpeg', bytes: await cutOutPhoto(photo) }
    expectCreated(await administrator.call('POST /api/media', { form: { title, file } }))
  }
  for (const name of songs) {
    const file = { name, type: '', bytes: readFileSync(inProject(`tests/fixtures/audio/${name}`)) }
    expectCreated(await administrator.call('POST /api/music', { form: { file } }))
  }
}

async function cutOutPhoto(photo) {
  const picture = sharp(photographs[photo % photographs.length])
  const { width, height } = await picture.metadata()
  const size = { width: Math.round(width * 0.8), height: Math.round(height * 0.8) }
  const step = Math.floor(photo / photographs.length)
  const left = Math.round((((step * 37) % 100) / 100) * (width - size.width))
  const top = Math.round((((step * 61) % 100) / 100) * (height - size.height))
  return picture
    .extract({ left, top, ...size })
    .resize(2400, 2400, { fit: 'inside' })
    .jpeg({ quality: 88 })
    .toBuffer()
}

function expectCreated({ status, text }) {
  if (status !== 201) throw new Error(text)
}
