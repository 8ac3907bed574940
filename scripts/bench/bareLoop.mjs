/**
 * Makes the pictures of photographs with sharp, at minimal cost: it decodes each photograph once, makes each size from the next
 * larger one, and checks nothing. Prints the average CPU milliseconds per photograph.
 */
import { mkdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'

const [outputFolder, ...photos] = process.argv.slice(2)
sharp.cache(false)
sharp.concurrency(1)
const usageBefore = process.cpuUsage()
const queue = photos.entries()
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const [index, photo] of queue) await makePictures(photo, path.join(outputFolder, String(index)))
  }),
)
const { user, system } = process.cpuUsage(usageBefore)
console.log(JSON.stringify((user + system) / 1000 / photos.length))
await rm(outputFolder, { recursive: true })

async function makePictures(photo, folder) {
  await mkdir(folder, { recursive: true })
  const full = await decode(sharp(photo).autoOrient())
  await full.open().jpeg({ quality: 90 }).toFile(path.join(folder, 'photo.jpg'))
  const large = await full.within(1600)
  await large.open().webp({ quality: 80, effort: 2 }).toFile(path.join(folder, '1600.webp'))
  const medium = await large.within(800)
  await medium.open().webp({ quality: 80, effort: 2 }).toFile(path.join(folder, '800.webp'))
  const card = await medium.within(384)
  await card.open().webp({ quality: 75, effort: 2 }).toFile(path.join(folder, '384.webp'))
  await card.open().avif({ quality: 50, effort: 1 }).toFile(path.join(folder, '384.avif'))
}

async function decode(photo) {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true })
  const open = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  return {
    open,
    within: (side) => decode(open().resize(side, side, { fit: 'inside', withoutEnlargement: true })),
  }
}
