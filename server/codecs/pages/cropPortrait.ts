import type { FocalPoint } from '../../../contract/media/pictureShape.ts'
import { linkCardSize } from './linkCardSize.ts'

/** The smallest and largest width of a portrait on a link card, in pixels. Between the two, the whole portrait is shown. */
const MIN_WIDTH = 354
const MAX_WIDTH = 600
/** Where the middle of a face usually is in a very tall portrait, as a fraction of its height. */
const USUAL_FACE_HEIGHT = 0.3

/**
 * Computes which part of a portrait a link card shows, and the width of that part on the card. The card shows the whole height and what
 * it can of the width; only of a portrait taller than 16:9, it leaves out something above or below. The focal point stays as near to
 * the middle as possible.
 */
export function cropPortrait(
  { width, height }: { width: number; height: number },
  focalPoint: FocalPoint | null,
) {
  const naturalWidth = Math.round((linkCardSize.height * width) / height)
  const shownWidth = Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, naturalWidth))
  const shape = shownWidth / linkCardSize.height
  const regionWidth = Math.max(1, Math.min(width, Math.round(height * shape)))
  const regionHeight = Math.max(1, Math.min(height, Math.round(width / shape)))
  return {
    width: shownWidth,
    region: {
      left: placeAround(focalPoint?.x ?? 0.5, width, regionWidth),
      top: placeAround(focalPoint?.y ?? USUAL_FACE_HEIGHT, height, regionHeight),
      width: regionWidth,
      height: regionHeight,
    },
  }
}

/** Returns where a section of a side begins, so that the section surrounds a point as evenly as possible. */
const placeAround = (fraction: number, side: number, section: number) =>
  Math.min(side - section, Math.max(0, Math.round(fraction * side - section / 2)))
