import type { FocalPoint } from '../../contract/pictureShape.ts'

/** Hands the point of a picture that must not be cut off to the stylesheet, as --focal. */
export const focalStyle = (point: FocalPoint | null | undefined) =>
  point ? { '--focal': `${point.x * 100}% ${point.y * 100}%` } : {}
