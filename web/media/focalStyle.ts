import type { FocalPoint } from '../../contract/media/pictureShape.ts'

/** Passes the focal point to the stylesheet as --focal, so that cropping never cuts off the focal point. */
export const makeFocalStyle = (point: FocalPoint | null | undefined) =>
  point ? { '--focal': `${point.x * 100}% ${point.y * 100}%` } : {}
