/** The position of a picture in its frame: `scale` 1 shows it whole; `x` and `y` shift its center, in CSS pixels. */
export interface View {
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

export const fitted: View = { scale: 1, x: 0, y: 0 }
export const MOST_ZOOM = 8

/** Zooms to `scale` and keeps the point under `at` in place; `at` is measured from the center of the frame. */
export const zoomAt = (view: View, scale: number, at: Point): View => {
  const next = Math.min(MOST_ZOOM, Math.max(1, scale))
  if (next === 1) return fitted
  const by = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

export const panBy = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

/** Limits the shift: an edge of a zoomed picture never comes inside the frame. */
export const keepInFrame = (view: View, picture: Size, frame: Size): View => {
  const maxShift = (length: number, space: number) => Math.max(0, (length * view.scale - space) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return {
    scale: view.scale,
    x: clamp(view.x, maxShift(picture.width, frame.width)),
    y: clamp(view.y, maxShift(picture.height, frame.height)),
  }
}
