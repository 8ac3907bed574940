import { z } from 'zod'
import { sayField } from '../fieldErrors.ts'
import { focalPoint, fraction } from './pictureShape.ts'

/** The maximum angle of straightening, in degrees to either side. */
export const MAX_STRAIGHTENING = 45
/** The minimum width and height of a crop, as a fraction of the picture's width and height. */
export const SMALLEST_CROP = 0.05

const crop = z
  .object({ left: fraction, top: fraction, width: fraction, height: fraction })
  .refine(
    ({ left, top, width, height }) =>
      Math.min(width, height) >= SMALLEST_CROP && Math.max(left + width, top + height) <= 1.0005,
    sayField('crop'),
  )
export type Crop = z.infer<typeof crop>

/**
 * The differences between a photograph as shown and its original. The photograph is first rotated, then straightened, then
 * cropped. Straightening cuts off the empty corners, and keeps the proportions of the photograph.
 */
export const adjustment = z.object({
  /** degrees clockwise */
  rotate: z.literal([0, 90, 180, 270]),
  /** degrees clockwise */
  straighten: z.number().min(-MAX_STRAIGHTENING).max(MAX_STRAIGHTENING),
  /** null if the photograph is not cropped */
  crop: crop.nullable(),
  /** the focal point that a keeper has set, relative to the picture as shown; null if the server finds it automatically */
  focalPoint: focalPoint.nullable(),
})
export type Adjustment = z.infer<typeof adjustment>

export const noAdjustment: Adjustment = { rotate: 0, straighten: 0, crop: null, focalPoint: null }
