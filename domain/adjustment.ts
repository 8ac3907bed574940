interface Shape {
  width: number
  height: number
}

/** How a photograph is shown differently from how it was sent; `contract/media/adjustment.ts` says what each value means. */
interface Adjustment {
  rotate: Rotation
  straighten: number
  crop: ({ left: number; top: number } & Shape) | null
  focalPoint: { x: number; y: number } | null
}
type Rotation = 0 | 90 | 180 | 270

/** Rotates further by degrees clockwise. Crop and focal point stay where they are in the picture. */
export function rotateAdjustment(now: Adjustment, degrees: number): Adjustment {
  const steps = (((degrees / 90) % 4) + 4) % 4
  let { rotate, crop, focalPoint } = now
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
  return { ...now, rotate, crop, focalPoint }
}

const nextRotation = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

export const rotateShape = ({ width, height }: Shape, rotate: Rotation): Shape =>
  rotate % 180 === 0 ? { width, height } : { width: height, height: width }

/** Computes the fraction of each side that remains after straightening, so that no corner is empty. */
export function computeStraightenedScale({ width, height }: Shape, straighten: number): number {
  const angle = (Math.abs(straighten) * Math.PI) / 180
  return 1 / (Math.cos(angle) + Math.sin(angle) * Math.max(width / height, height / width))
}

/** Rounds to four digits, which is exact enough for every picture and is always stored as the same text. */
export const roundFraction = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 10_000) / 10_000
