import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { besideFile, pictures } from '../../../contract/pictures.ts'
import { inProject } from '../../support/project.mjs'
import { compareStructure } from './compareStructure.mjs'
import { drawPhotographs } from './photographs.mjs'
import { openServer } from './server.mjs'

/** How like each size is to the photograph itself, reduced to the same pixels at the best; and how many bytes it has. */
export async function benchQuality({ node, folder }) {
  await using server = await openServer({ node, folder })
  const photos = [
    ...(await drawPhotographs(folder)),
    inProject('tests/fixtures/photos/gps-5mp-bridge.jpg'),
    inProject('tests/fixtures/photos/portrait-6mp-friends.jpg'),
  ]
  const results = Object.values(pictures).map(({ name }) => ({ name, likeness: [], bytes: [] }))
  for (const photo of photos) {
    const file = { name: path.basename(photo), type: 'image/jpeg', bytes: readFileSync(photo) }
    const { body } = await server.administrator.call('POST /api/media', { form: { file } })
    await server.untilStored(body)
    for (const result of results) {
      const { bytes } = await server.administrator.get(besideFile(body.filePath, result.name))
      result.likeness.push(await likenessOf(photo, bytes))
      result.bytes.push(bytes.length)
    }
  }
  console.log('MS-SSIM of luminance against the photograph (1 is the same), mean and least; mean size:')
  for (const { name, likeness, bytes } of results)
    console.log(
      `  ${name.padEnd(10)} ${mean(likeness).toFixed(4)} ${Math.min(...likeness).toFixed(4)} ${(mean(bytes) / 1024).toFixed(1).padStart(7)} kB`,
    )
}

async function likenessOf(photo, picture) {
  const { data, info } = await luminance(sharp(picture))
  const { width, height } = info
  const original = await luminance(
    sharp(photo).autoOrient().resize(width, height, { fit: 'fill', fastShrinkOnLoad: false }),
  )
  return compareStructure(original.data, data, width, height)
}

const luminance = (picture) => picture.greyscale().raw().toBuffer({ resolveWithObject: true })

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
