import { closeSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { limits } from '../../../contract/limits.ts'
import { pictures } from '../../../contract/media/pictures.ts'
import { fail } from '../../base/errors/fail.ts'
import { removeAtEnd } from '../../base/removeFiles.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { decodePhoto, type PhotoHeader, rejectBroken } from './pixels.ts'
import type { MediaFile } from '../formats/mediaFile.ts'

/**
 * Runs `work` on a copy of a JPEG that lacks its end marker, as panoramas from Samsung phones do. The copy has the marker. Throws
 * `broken_file` if picture data is missing as well as the marker.
 */
export async function withClosedJpeg<T>(
  source: MediaFile,
  { metadata, jpeg }: PhotoHeader,
  folder: string,
  work: (closed: MediaFile) => Promise<T>,
): Promise<T> {
  const path = join(folder, 'closed.jpg')
  await using _ = removeAtEnd(path)
  const readBottomWith = async (filler: Buffer) => {
    closeJpeg(source.path, path, jpeg?.completeScanEnd ?? 0, filler)
    return readBottom(path, metadata).catch((error: Error) => rejectBroken(source, error))
  }
  // libvips does not report missing data in the last rows, so these rows are decoded twice, with different bytes after the
  // data; if no data is missing, the results are equal
  const [withNoise, withoutNoise] = [await readBottomWith(NOISE), await readBottomWith(Buffer.alloc(0))]
  const closedJpeg = { ...source, path }
  const isComplete =
    withNoise.equals(withoutNoise) && !(await decodePhoto(closedJpeg, pictures.card.maxSide)).isDamaged
  if (!isComplete) throw fail('broken_file', { file: source.name })
  return await work(closedJpeg)
}

/** Bytes that change the pixels if data is missing before them. None of these bytes begins a marker. */
const NOISE = Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * at * 7 + at * 31) % 251))
const END_MARKER = Buffer.from([0xff, 0xd9])
const COPY_BUFFER_BYTES = 64 * 1024
/** The maximum number of zeros to keep at the end. A few zeros may belong to the data, but more zeros are padding. */
const MAX_ZEROS = 16

function closeJpeg(from: string, to: string, end: number, filler: Buffer) {
  readFileWith(from, (file) => {
    const out = openSync(to, 'w')
    try {
      let zeros = 0
      for (let at = 0; at < end; at += COPY_BUFFER_BYTES) {
        const bytes = file.readAt(at, Math.min(COPY_BUFFER_BYTES, end - at))
        const last = bytes.findLastIndex((byte) => byte !== 0)
        if (last >= 0) {
          writeSync(out, Buffer.alloc(zeros))
          writeSync(out, bytes.subarray(0, last + 1))
          zeros = 0
        }
        zeros += bytes.length - last - 1
      }
      writeSync(out, Buffer.concat([Buffer.alloc(Math.min(zeros, MAX_ZEROS)), filler, END_MARKER]))
    } finally {
      closeSync(out)
    }
  })
}

/** Reads the bottom rows of a JPEG, which are decoded last. */
async function readBottom(path: string, { width, height }: PhotoHeader['metadata']): Promise<Buffer> {
  const rows = Math.min(height, 16)
  return sharp(path, { limitInputPixels: limits.pixels, failOn: 'none' })
    .extract({ left: 0, top: height - rows, width, height: rows })
    .raw()
    .toBuffer()
}
