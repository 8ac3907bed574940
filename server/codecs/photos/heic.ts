import { open, readFile } from 'node:fs/promises'
import libheif, { type HeifError } from 'libheif-js/wasm-bundle.js'
import { fail } from '../../base/errors/fail.ts'
import { readFileWith } from '../formats/fileWindow.ts'
import { parseMeta } from '../formats/isoBoxes.ts'
import type { MediaFile } from '../formats/mediaFile.ts'
import { makeTiffHeader } from '../formats/writeTiff.ts'
import { widenCrops } from './heifCrop.ts'
import { MAX_HEIC_PIXELS } from './pixels.ts'

/**
 * Decodes the primary picture of a HEIC photo into an uncompressed TIFF file. The picture is upright and cropped, and keeps its
 * color profile. Returns its size in pixels, which is that of the coded picture, whatever the header states. Twelve megapixels
 * take 2 s and 250 MB. The decoder never frees this memory, so only the end of the process does. Throws `too_many_pixels` before
 * it decodes anything, and an error with the decoder's message if the picture cannot be decoded.
 */
export async function heicToTiff(
  { path, name }: Pick<MediaFile, 'path' | 'name'>,
  to: string,
  icc: Buffer | undefined,
): Promise<{ width: number; height: number }> {
  const bytes = await readFile(path)
  const meta = readFileWith(path, (file) => {
    const parsed = parseMeta(file)
    return parsed && { ...parsed, ...widenCrops(file, parsed) }
  })
  if (!meta?.size || !meta.shown) throw new Error('no picture in it has a size')
  const { size, shown } = meta
  if (size.width * size.height > MAX_HEIC_PIXELS) throw fail('too_many_pixels', { file: name })
  meta.bytes.copy(bytes, meta.start)
  const { data, stride, ...decodedSize } = decode(bytes)
  // requires the size that was checked against the limit
  if (decodedSize.width !== size.width || decodedSize.height !== size.height)
    throw new Error('the primary picture does not have the size of its header')
  const { left, top, width, height } = shown
  for (let row = 0; row < height; row++) {
    const start = (top + row) * stride + left * 4
    data.copyWithin(row * width * 4, start, start + width * 4)
  }
  await using out = await open(to, 'w')
  await out.writeFile(makeTiffHeader(width, height, icc && Buffer.from(icc)))
  await out.writeFile(data.subarray(0, width * height * 4))
  return { width, height }
}

/** Decodes the primary picture of a file. Any picture of a burst may be the primary one. */
function decode(bytes: Uint8Array) {
  const context = libheif.heif_context_alloc()
  check(libheif.heif_context_read_from_memory(context, bytes))
  const handle = check(libheif.heif_js_context_get_primary_image_handle(context))
  const { heif_colorspace_RGB } = libheif.heif_colorspace
  const { heif_chroma_interleaved_RGBA } = libheif.heif_chroma
  const { channels } = check(
    libheif.heif_js_decode_image2(handle, heif_colorspace_RGB, heif_chroma_interleaved_RGBA),
  )
  if (!channels?.[0]) throw new Error('the picture has no pixels')
  return channels[0]
}

function check<T extends HeifError>(result: T): T {
  const { code = 0, message } = result
  if (typeof code === 'number' ? code : code.value) throw new Error(message)
  return result
}
