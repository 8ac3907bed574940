import { z } from 'zod'

/** Four digits are exact enough for every picture, and the same text wherever they are stored. */
export const fractionOf = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000

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
