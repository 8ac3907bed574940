import { join } from 'node:path'
import { removeAtEnd } from '../../base/removeFiles.ts'
import type { Sharp } from 'sharp'
import { rotateShape, computeStraightenedScale } from '../../../domain/adjustment.ts'
import { decodePhoto, type PhotoHeader, openPixels, type Pixels, probeHeader } from './pixels.ts'
import type { Geometry, MediaFile } from '../formats/mediaFile.ts'

/**
 * The maximum number of pixels of an adjusted copy. It is limited because the pixels are in memory twice while the copy is
 * rotated.
 */
const MAX_PIXELS = 40_000_000

/**
 * Runs `work` on a copy of a photo, rotated, straightened and cropped as in `geometry`. The copy is a lossless file that sharp
 * can read.
 */
export async function withAdjustment<T>(
  source: MediaFile,
  header: PhotoHeader,
  geometry: Geometry,
  folder: string,
  work: (copy: MediaFile, header: PhotoHeader) => Promise<T>,
): Promise<T> {
  const path = join(folder, 'adjusted.tiff')
  await using _ = removeAtEnd(path)
  const { width, height } = header
  const scale = Math.sqrt(MAX_PIXELS / (width * height))
  const longSide = scale < 1 ? Math.floor(Math.max(width, height) * scale) : undefined
  await adjustPixels(await decodePhoto(source, longSide, header), geometry)
    .tiff({ compression: 'none' })
    .toFile(path)
  const copy: MediaFile = { path, format: 'tiff', name: source.name }
  return await work(copy, await probeHeader(copy))
}

function adjustPixels(pixels: Pixels, { rotate, straighten, crop }: Geometry): Sharp {
  const shape = rotateShape(pixels, rotate)
  const canvas = straighten === 0 ? shape : computeTurnedCanvas(shape, straighten)
  const scale = computeStraightenedScale(shape, straighten)
  const straightenedSize = { width: shape.width * scale, height: shape.height * scale }
  const cropFractions = crop ?? { left: 0, top: 0, width: 1, height: 1 }
  const [left, width] = toWholePixels(
    (canvas.width - straightenedSize.width) / 2 + cropFractions.left * straightenedSize.width,
    cropFractions.width * straightenedSize.width,
    canvas.width,
  )
  const [top, height] = toWholePixels(
    (canvas.height - straightenedSize.height) / 2 + cropFractions.top * straightenedSize.height,
    cropFractions.height * straightenedSize.height,
    canvas.height,
  )
  return openPixels(pixels)
    .rotate(rotate + straighten)
    .extract({ left, top, width, height })
}

/** Computes the size, in pixels, of the bounding box of a picture that is rotated by a number of degrees. */
function computeTurnedCanvas({ width, height }: { width: number; height: number }, degrees: number) {
  const angle = (Math.abs(degrees) * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { width: Math.floor(width * cos + height * sin), height: Math.floor(width * sin + height * cos) }
}

/** Rounds a part of a side, given as its start and its length, to whole pixels. Keeps the part within the side. */
function toWholePixels(start: number, length: number, side: number): [start: number, length: number] {
  const first = Math.min(Math.max(0, Math.round(start)), side - 1)
  return [first, Math.max(1, Math.min(Math.round(length), side - first))]
}
