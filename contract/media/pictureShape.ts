import { z } from 'zod'
import { roundFraction } from '../../domain/adjustment.ts'

/** A fraction of a side's length. */
export const fraction = z.number().min(0).max(1).overwrite(roundFraction)

/** The point of a picture that must not be cropped away, measured from its left and top: 0.5 and 0.5 are its middle. */
export const focalPoint = z.object({ x: fraction, y: fraction })
export type FocalPoint = z.infer<typeof focalPoint>

/** Width and height of an upright photograph in pixels; a page reserves space for it by them. */
export const pictureShape = z.object({
  width: z.int(),
  height: z.int(),
  /** the point that stays in view when the picture is cropped */
  focalPoint: focalPoint.nullable().optional(),
})
export type PictureShape = z.infer<typeof pictureShape>
