import { z } from 'zod'
import { fractionOf } from '../domain/adjustment.ts'

/** A part of a side. */
export const fraction = z.number().min(0).max(1).overwrite(fractionOf)

/** The point of a picture that must not be cut off, from its left and top: 0.5 and 0.5 are its middle. */
export const focalPoint = z.object({ x: fraction, y: fraction })
export type FocalPoint = z.infer<typeof focalPoint>

/** Pixels of a photograph as it stands upright; a page reserves its place by them. */
export const pictureShape = z.object({
  width: z.int(),
  height: z.int(),
  /** stays in sight where the picture is cut */
  focalPoint: focalPoint.nullable().optional(),
})
export type PictureShape = z.infer<typeof pictureShape>
