import { z } from 'zod'
import { roundFraction } from '../../domain/adjustment.ts'

/** A fraction of the width or the height of a picture. */
export const fraction = z.number().min(0).max(1).overwrite(roundFraction)

/** The point of a picture that must not be cropped away. It is measured from the left and the top; the middle is 0.5 and 0.5. */
export const focalPoint = z.object({ x: fraction, y: fraction })
export type FocalPoint = z.infer<typeof focalPoint>

/**
 * The place of somebody in a picture: the middle of a rectangle, and its size. In the database it is measured in the upright photograph
 * without adjustments, in the API in the picture as it is shown.
 */
export const area = z.object({ x: fraction, y: fraction, width: fraction, height: fraction })
export type Area = z.infer<typeof area>

/** The width and height of an upright photograph in pixels. They let a page reserve space before the photograph has loaded. */
export const pictureShape = z.object({
  width: z.int(),
  height: z.int(),
  /** the point that stays in view when the picture is cropped */
  focalPoint: focalPoint.nullable().optional(),
})
export type PictureShape = z.infer<typeof pictureShape>
