import { z } from 'zod'
import { fieldTexts } from './fieldTexts.ts'
import { focalPoint, fraction, fractionOf, type PictureShape } from './pictureShape.ts'

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

/** Rotated further by some degrees clockwise: crop and focal point stay where they are in the picture. */
export function rotatedBy(now: Adjustment, degrees: number): Adjustment {
  const steps = (((degrees / 90) % 4) + 4) % 4
  let { rotate, crop, focalPoint } = now
  for (let step = 0; step < steps; step += 1) {
    rotate = nextRotation[rotate]
    crop = crop && {
      left: fractionOf(1 - crop.top - crop.height),
      top: crop.left,
      width: crop.height,
      height: crop.width,
    }
    focalPoint = focalPoint && { x: fractionOf(1 - focalPoint.y), y: focalPoint.x }
  }
  return { ...now, rotate, crop, focalPoint }
}

const nextRotation = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const rotatedShape = ({ width, height }: PictureShape, rotate: Adjustment['rotate']): PictureShape =>
  rotate % 180 === 0 ? { width, height } : { width: height, height: width }

/** The part of each side that is left when a picture is straightened, so that its corners are filled. */
export function straightenedScale({ width, height }: PictureShape, straighten: number): number {
  const angle = (Math.abs(straighten) * Math.PI) / 180
  return 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width))
}
