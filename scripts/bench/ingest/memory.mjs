import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { inProject } from '../../support/project.mjs'
import { drawPhotographs } from './photographs.mjs'
import { openServer } from './server.mjs'

const COUNT = 50

/** The most memory for 50 photographs: sent in one form, and one after the other as the dashboard does. */
export async function benchMemory({ node, folder }) {
  const files = (await drawPhotographs(folder)).map((file) => fileOf(path.basename(file), readFileSync(file)))
  const photos = Array.from({ length: COUNT }, (_, index) => files[index % files.length])
  const ways = { 'in one form': sendAtOnce, 'one after the other': sendInTurn }
  for (const [name, send] of Object.entries(ways)) {
    const server = await openServer({ node, folder })
    try {
      const peak = await server.peakUntil(send(server, photos))
      console.log(`${COUNT} photographs of 12 megapixels ${name}: ${describe(peak)}`)
    } finally {
      await server.close()
    }
  }
}

/** The same for files that are as large as they may be, each alone. */
export async function benchWorst({ node, folder }) {
  const server = await openServer({ node, folder })
  try {
    for (const [name, draw] of Object.entries(largest)) {
      const file = fileOf(name, await draw())
      let outcome = ''
      const peak = await server.peakUntil(send(server, file).then((status) => (outcome = status)))
      console.log(`${name}: ${outcome}, ${describe(peak)}`)
    }
  } finally {
    await server.close()
  }
}

const describe = ({ processes, resident, sharedOnce }) =>
  `${sharedOnce.toFixed(0)} MB in ${processes} processes, sum of their resident memory ${resident.toFixed(0)} MB`

const fileOf = (name, bytes) => ({ name, type: '', bytes })

async function sendAtOnce({ administrator, untilStored }, files) {
  const { status, body, text } = await administrator.call('POST /api/media/batch', { form: { files } })
  if (status !== 201) throw new Error(text)
  for (const item of body.media) await untilStored(item)
}

async function sendInTurn({ administrator, untilStored }, files) {
  const items = []
  for (const file of files) {
    const { status, body, text } = await administrator.call('POST /api/media', { form: { file } })
    if (status !== 201) throw new Error(text)
    items.push(body)
  }
  for (const item of items) await untilStored(item)
}

/** Until all its pictures are stored, if it is accepted. */
async function send({ administrator, untilStored }, file) {
  const { status, body, refusal } = await administrator.call('POST /api/media', { form: { file } })
  if (status !== 201) return `refused (${refusal.error})`
  await untilStored(body)
  return 'accepted'
}

const enlarged = (width, height) =>
  sharp(inProject('tests/fixtures/photos/landscape-9mp-meadow.jpg')).resize(width, height, { fit: 'fill' })

const largest = {
  'a JPEG of 149 megapixels lying on its side': () =>
    enlarged(12_200, 12_200).withMetadata({ orientation: 6 }).jpeg({ quality: 70 }).toBuffer(),
  'a progressive JPEG of 44 megapixels': () =>
    enlarged(6_650, 6_650)
      .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4', optimizeScans: false })
      .toBuffer(),
  'an interlaced PNG of 89 megapixels': () =>
    sharp({ create: { width: 9_900, height: 9_000, channels: 3, background: '#456' } })
      .png({ progressive: true, compressionLevel: 1 })
      .toBuffer(),
  'a WebP of 33 megapixels': () => enlarged(6_700, 5_000).webp({ quality: 70, effort: 0 }).toBuffer(),
  'a WebP of 149 megapixels': () =>
    sharp({ create: { width: 16_300, height: 9_150, channels: 3, background: '#456' } })
      .webp({ effort: 0 })
      .toBuffer(),
  'an AVIF of 16 megapixels': () =>
    enlarged(4_600, 3_450).avif({ quality: 50, effort: 0, chromaSubsampling: '4:4:4' }).toBuffer(),
  'a HEIC of a telephone': async () => readFileSync(inProject('tests/fixtures/formats/iphone.HEIC')),
}
