import { z } from 'zod'
import { fieldTexts } from './fieldTexts.ts'
import { focalPoint, fraction } from './pictureShape.ts'

/** Degrees to either side. */
export const MOST_STRAIGHTENING = 45
/** The least part of a side that a crop may leave. */
export const SMALLEST_CROP = 0.05

const crop = z
  .object({ left: fraction, top: fraction, width: fraction, height: fraction })
  .refine(
    ({ left, top, width, height }) =>
      Math.min(width, height) >= SMALLEST_CROP && Math.max(left + width, top + height) <= 1.0005,
    fieldTexts.crop,
  )
export type Crop = z.infer<typeof crop>

/**
 * How a photograph is shown otherwise than it was sent: rotated, then straightened, which leaves the largest part of its
 * shape that is filled, then cropped to a part of that.
 */
export const adjustment = z.object({
  /** degrees clockwise */
  rotate: z.literal([0, 90, 180, 270]),
  /** degrees clockwise */
  straighten: z.number().min(-MOST_STRAIGHTENING).max(MOST_STRAIGHTENING),
  /** null: all of it */
  crop: crop.nullable(),
  /** moved by hand, in what is shown; null: where the picture draws the eye by itself */
  focalPoint: focalPoint.nullable(),
})
export type Adjustment = z.infer<typeof adjustment>

export const unadjusted: Adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint: null }
