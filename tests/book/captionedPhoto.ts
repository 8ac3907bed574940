import type { CaptionedPhoto } from '../../server/outputs/book/layout.ts'

/** Makes a photograph of this size, without words unless there are `more`. */
export const captionedPhoto = (
  pixelWidth: number,
  pixelHeight: number,
  more: Partial<CaptionedPhoto> = {},
): CaptionedPhoto => ({ pixelWidth, pixelHeight, title: '', description: '', note: '', ...more })
