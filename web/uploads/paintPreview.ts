import { loadPicture } from '../media/loadPicture.ts'
import { capturePoster } from './capturePoster.ts'
import { encodeJpeg, readNaturalSize } from './encodeJpeg.ts'

/** The length in pixels of the longer side of a preview. */
const LONGEST_SIDE = 384

/** Makes a small JPEG of a photograph or video. Resolves to null, or throws, if the browser cannot read the file. */
export const paintPreview = async (file: File, isVideo: boolean): Promise<Blob | null> => {
  if (isVideo) return capturePoster(file, LONGEST_SIDE)
  const bitmap = await createBitmap(file)
  if (bitmap) return encodeJpeg(bitmap, bitmap, LONGEST_SIDE).finally(() => bitmap.close())
  const picture = await loadPicture(file)
  return encodeJpeg(picture, readNaturalSize(picture), LONGEST_SIDE)
}

/** Decodes a picture at preview size. Resolves to null if the browser cannot read it, or does not support these options. */
const createBitmap = (file: File) =>
  createImageBitmap(file, { resizeWidth: LONGEST_SIDE, resizeQuality: 'medium' }).catch(() => null)
