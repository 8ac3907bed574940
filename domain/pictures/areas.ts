import {
  type Adjustment,
  computeStraightenedScale,
  rotateShape,
  roundFraction,
  type Shape,
} from '../adjustment.ts'

/** A rectangle in a picture: its middle and its size, as fractions of the picture's width and height. */
interface Area extends Shape {
  x: number
  y: number
}

/** How a photograph is shown, and the size of the picture that this makes. */
interface ShownPicture {
  adjustment: Pick<Adjustment, 'rotate' | 'straighten' | 'crop'>
  width: number | null
  height: number | null
}

/** Finds a place of the upright photograph in the picture as it is shown; null if its middle is cropped away. */
export function toShownArea(area: Area, picture: ShownPicture): Area | null {
  const { upright, straightened, crop, degrees, shown, swap } = measure(picture)
  const middle = turn((area.x - 0.5) * upright.width, (area.y - 0.5) * upright.height, degrees)
  const x = (middle.x / straightened.width + 0.5 - crop.left) / crop.width
  const y = (middle.y / straightened.height + 0.5 - crop.top) / crop.height
  if (!isFraction(x) || !isFraction(y)) return null
  const size = swap({ width: area.width * upright.width, height: area.height * upright.height })
  return roundArea({ x, y, width: size.width / shown.width, height: size.height / shown.height })
}

/** Finds a place of the picture as it is shown in the upright photograph. A place is stored so, because adjustments change. */
export function toStoredArea(area: Area, picture: ShownPicture): Area {
  const { upright, straightened, crop, degrees, shown, swap } = measure(picture)
  const middle = turn(
    (crop.left + area.x * crop.width - 0.5) * straightened.width,
    (crop.top + area.y * crop.height - 0.5) * straightened.height,
    -degrees,
  )
  const size = swap({ width: area.width * shown.width, height: area.height * shown.height })
  const x = middle.x / upright.width + 0.5
  const y = middle.y / upright.height + 0.5
  // a crop enlarges what is rounded
  return roundArea({ x, y, width: size.width / upright.width, height: size.height / upright.height }, 6)
}

/** Computes how wide the upright photograph is in comparison to its height. */
export function measureShape(picture: ShownPicture): number {
  const { width, height } = measure(picture).upright
  return width / height
}

/** Computes the sizes of the photograph before and after each step, in pixels of the picture as it is shown. */
function measure({ adjustment: { rotate, straighten, crop: chosenCrop }, width, height }: ShownPicture) {
  const crop = chosenCrop ?? { left: 0, top: 0, width: 1, height: 1 }
  // a video that could not be measured is not adjusted, so that its shape does not matter
  const shown = { width: width ?? 1, height: height ?? 1 }
  const straightened = { width: shown.width / crop.width, height: shown.height / crop.height }
  const scale = computeStraightenedScale(straightened, straighten)
  const swap = (shape: Shape) => rotateShape(shape, rotate)
  const upright = swap({ width: straightened.width / scale, height: straightened.height / scale })
  return { upright, straightened, crop, degrees: rotate + straighten, shown, swap }
}

/** Turns a point clockwise around the middle of a picture, from which it is measured. */
function turn(x: number, y: number, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Allows for the error of rounding, so that a place at the edge stays there. */
const isFraction = (value: number) => value > -0.0005 && value < 1.0005

const roundArea = ({ x, y, width, height }: Area, places?: number): Area => ({
  x: roundFraction(x, places),
  y: roundFraction(y, places),
  width: roundFraction(width, places),
  height: roundFraction(height, places),
})
