/** How a picture lies in its frame: `scale` 1 fits it whole; `x`, `y` shift its middle, in CSS pixels. */
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

/** Zooms to `scale` so that what lies under `at` (measured from the frame's middle) stays under it. */
export const zoomAt = (view: View, scale: number, at: Point): View => {
  const next = Math.min(MOST_ZOOM, Math.max(1, scale))
  if (next === 1) return fitted
  const by = next / view.scale
  return { scale: next, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by }
}

export const panBy = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y })

/** Keeps the picture over its frame: an edge of a zoomed picture never comes further in than the frame's own. */
export const keepInFrame = (view: View, picture: Size, frame: Size): View => {
  const maxShift = (length: number, space: number) => Math.max(0, (length * view.scale - space) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0
  return {
    scale: view.scale,
    x: clamp(view.x, maxShift(picture.width, frame.width)),
    y: clamp(view.y, maxShift(picture.height, frame.height)),
  }
}
