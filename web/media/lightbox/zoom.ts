/** The position of a picture in its frame: `scale` 1 shows it whole; `x` and `y` shift its center, in CSS pixels. */
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

/** Zooms to `scale` and keeps the point under `at` in place; `at` is measured from the center of the frame. */
export const zoomAt = (view: PictureView, scale: number, at: Point): PictureView => {
  const next = Math.min(MAX_ZOOM, Math.max(1, scale))
  if (next === 1) return fittedView
  const by = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

export const panBy = (view: PictureView, x: number, y: number): PictureView => ({
  ...view,
  x: view.x + x,
  y: view.y + y,
})

/** Limits the shift: an edge of a zoomed picture never comes inside the frame. */
export const keepInFrame = (view: PictureView, picture: Size, frame: Size): PictureView => {
  const maxShift = (length: number, space: number) => Math.max(0, (length * view.scale - space) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return {
    scale: view.scale,
    x: clamp(view.x, maxShift(picture.width, frame.width)),
    y: clamp(view.y, maxShift(picture.height, frame.height)),
  }
}
