export interface Shape {
  width: number
  height: number
}

/** The differences between a photograph as shown and its original. contract/media/adjustment.ts explains each value. */
export interface Adjustment {
  rotate: Rotation
  straighten: number
  crop: ({ left: number; top: number } & Shape) | null
  focalPoint: { x: number; y: number } | null
}
type Rotation = 0 | 90 | 180 | 270

/** Rotates a photograph clockwise by a multiple of 90 degrees. Crop and focal point stay on the same part of the picture. */
export function rotateAdjustment(adjustment: Adjustment, degrees: number): Adjustment {
  const steps = (((degrees / 90) % 4) + 4) % 4
  let { rotate, crop, focalPoint } = adjustment
  for (let step = 0; step < steps; step += 1) {
    rotate = nextRotation[rotate]
    crop = crop && {
      left: roundFraction(1 - crop.top - crop.height),
      top: crop.left,
      width: crop.height,
      height: crop.width,
    }
    focalPoint = focalPoint && { x: roundFraction(1 - focalPoint.y), y: focalPoint.x }
  }
  return { ...adjustment, rotate, crop, focalPoint }
}

const nextRotation = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const rotateShape = ({ width, height }: Shape, rotate: Rotation): Shape =>
  rotate % 180 === 0 ? { width, height } : { width: height, height: width }

/**
 * Computes the fraction of each side that remains if a picture is straightened by a number of degrees without empty corners.
 */
export function computeStraightenedScale({ width, height }: Shape, straighten: number): number {
  const angle = (Math.abs(straighten) * Math.PI) / 180
  return 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width))
}

/** Limits a fraction to the range from 0 to 1 and rounds it to this number of decimal places, so that equal fractions are stored alike. */
export const roundFraction = (fraction: number, places = 4) =>
  Math.round(Math.min(1, Math.max(0, fraction)) * 10 ** places) / 10 ** places
