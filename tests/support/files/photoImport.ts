import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { beforeEach } from 'node:test'
import sharp, { type Sharp } from 'sharp'
import { computeCrc32 } from '../../../server/outputs/archive/originals.ts'
import { openInputs } from '../../../server/platform/inputs/openInputs.ts'
import { importPhotos } from '../../../server/import/photos/importPhotos.ts'
import { partFromBytes, getWholeRange } from '../../../server/platform/zip/parts.ts'
import { makeZip } from '../../../server/platform/zip/zip.ts'
import { mediaIds } from '../world/addMedia.ts'
import { openSharedWorld } from '../world/sharedWorld.ts'
import { temporaryFolder } from './temporaryFolder.ts'

type Files = Record<string, Buffer | string>

let shade = 0
/** Makes a small photograph unlike all others; `more` changes it before it is encoded. */
export const photo = (more = (image: Sharp) => image): Promise<Buffer> => {
  shade += 5
  const color = { r: shade % 250, g: 10 * Math.floor(shade / 250), b: 50 }
  return more(sharp({ create: { width: 60, height: 40, channels: 3, background: color } }))
    .jpeg()
    .toBuffer()
}
export const withDate = (date: string) => (image: Sharp) =>
  image.withExif({ IFD2: { DateTimeOriginal: date } })

export async function writeFolder(files: Files): Promise<string> {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  return folder
}

export async function writeZipFile(files: Files): Promise<string> {
  const entries = Object.entries(files).map(([name, content]) => {
    const part = partFromBytes(Buffer.from(content))
    return { ...part, name, modified: new Date(), computeCrc32: () => computeCrc32(part) }
  })
  const zip = makeZip(entries)
  const folder = await writeFolder({ 'photos.zip': await buffer(zip.read(getWholeRange(zip))) })
  return path.join(folder, 'photos.zip')
}

/** Opens an empty memorial into which the tests of a file import photographs. Before each of them, it is empty. */
export async function openImportWorld() {
  const { world, admin } = await openSharedWorld()
  // another world would start more decoding processes
  beforeEach(async () => {
    const ids = await mediaIds(admin)
    if (ids.length > 0) await admin.call('POST /api/media/delete', { body: { ids } })
  })
  return {
    ...world,
    admin,
    async importFrom(...places: string[]) {
      using sources = await openInputs(places)
      return await importPhotos(world.context, sources, () => undefined)
    },
    /** Lists the title and description of each photograph, in order. */
    async gallery() {
      const items = (await admin.call('GET /api/media')).body
      return items.map(({ title, untitled, description }) => [untitled ? null : title, description])
    },
  }
}
