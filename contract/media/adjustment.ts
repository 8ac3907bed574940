import { z } from 'zod'
import { fieldTexts } from '../fieldTexts.ts'
import { focalPoint, fraction } from './pictureShape.ts'

/** Maximum degrees to either side. */
export const MAX_STRAIGHTENING = 45
/** The smallest fraction of a side that a crop may leave. */
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
 * How a shown photograph differs from its original: it is rotated, then straightened, which keeps the largest filled part
 * in the same shape, then cropped.
 */
export const adjustment = z.object({
  /** degrees clockwise */
  rotate: z.literal([0, 90, 180, 270]),
  /** degrees clockwise */
  straighten: z.number().min(-MAX_STRAIGHTENING).max(MAX_STRAIGHTENING),
  /** null: not cropped */
  crop: crop.nullable(),
  /** set by hand, relative to the shown picture; null: found automatically */
  focalPoint: focalPoint.nullable(),
})
export type Adjustment = z.infer<typeof adjustment>

export const noAdjustment: Adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint: null }
