import { open, readFile } from 'node:fs/promises'
import { workerData } from 'node:worker_threads'
import decode from 'heic-decode'
import { tiffHeader } from './tiff.ts'

export interface HeicWork {
  /** the HEIC file */
  from: string
  /** the TIFF file to write */
  to: string
  /** of the picture to take, upright: a file may hold several */
  width: number
  height: number
  icc: Buffer | undefined
}

const { from, to, width, height, icc } = workerData as HeicWork
const images = await decode.all({ buffer: await readFile(from) })
// The size was checked against our limit; a picture of another size would go around it.
const image = images.find((one) => one.width === width && one.height === height)
if (!image) throw new Error('the picture has not the size its header tells')
const { data } = await image.decode()
const out = await open(to, 'w')
await out.writeFile(tiffHeader(width, height, icc && Buffer.from(icc)))
await out.writeFile(data)
await out.close()
