/**
 * The scale and position of a picture in its frame. With `scale` 1, the whole picture is visible. `x` and `y` are the distances,
 * in CSS pixels, from the center of the frame to the center of the picture.
 */
export interface PictureView {
  scale: number
  x: number
  y: number
}

export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

export const fittedView: PictureView = { scale: 1, x: 0, y: 0 }
export const MAX_ZOOM = 8

/** Zooms to `scale`, around the point `at`, which is measured from the center of the frame. */
export const zoomAt = (view: PictureView, scale: number, at: Point): PictureView => {
  const newScale = Math.min(MAX_ZOOM, Math.max(1, scale))
  if (newScale === 1) return fittedView
  const factor = newScale / view.scale
  return { scale: newScale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }
}

export const panBy = (view: PictureView, x: number, y: number): PictureView => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
})

/** Limits the shift so that no gap appears between the frame and the edge of a picture that is larger than the frame. */
export const keepInFrame = (view: PictureView, picture: Size, frame: Size): PictureView => {
  const computeMaxShift = (length: number, space: number) => Math.max(0, (length * view.scale - space) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return {
    scale: view.scale,
    x: clamp(view.x, computeMaxShift(picture.width, frame.width)),
    y: clamp(view.y, computeMaxShift(picture.height, frame.height)),
  }
}
