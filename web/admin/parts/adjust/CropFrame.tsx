import { type Crop, SMALLEST_CROP } from '../../../../contract/media/adjustment.ts'
import { texts } from '../../../../languages/en/dashboard/adjust.ts'
import { MoveHandle } from './MoveHandle.tsx'

interface Props {
  crop: Crop
  disabled: boolean
  onChange: (crop: Crop) => void
}

/** Dragging a corner resizes the frame, and dragging the middle moves the frame. */
export const CropFrame = ({ crop, disabled, onChange }: Props) => {
  const { left, top, width, height } = crop
  return (
    <div
      className="crop-frame"
      style={{
        left: toPercent(left),
        top: toPercent(top),
        width: toPercent(width),
        height: toPercent(height),
      }}
    >
      {!disabled && (
        <>
          <MoveHandle
            className="crop-move"
            label={texts.moveCrop}
            onMove={(x, y) =>
              onChange({ ...crop, left: clamp(left + x, 0, 1 - width), top: clamp(top + y, 0, 1 - height) })
            }
          />
          {corners.map(([name, isRight, isBottom]) => (
            <MoveHandle
              key={name}
              className={`crop-corner ${name}`}
              label={texts.corners[name]}
              onMove={(x, y) => onChange(resizeCrop(crop, isRight, isBottom, x, y))}
            />
          ))}
        </>
      )}
    </div>
  )
}

const corners = [
  ['topLeft', false, false],
  ['topRight', true, false],
  ['bottomLeft', false, true],
  ['bottomRight', true, true],
] as const

function resizeCrop(
  { left, top, width, height }: Crop,
  isRight: boolean,
  isBottom: boolean,
  x: number,
  y: number,
) {
  const [right, bottom] = [left + width, top + height]
  const spanX = isRight
    ? { left, width: clamp(width + x, SMALLEST_CROP, 1 - left) }
    : toSpan(clamp(left + x, 0, right - SMALLEST_CROP), right)
  const spanY = isBottom
    ? { top, height: clamp(height + y, SMALLEST_CROP, 1 - top) }
    : { top: clamp(top + y, 0, bottom - SMALLEST_CROP), height: 0 }
  return { ...spanX, ...spanY, height: isBottom ? spanY.height : bottom - spanY.top }
}

const toSpan = (left: number, right: number) => ({ left, width: right - left })
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value))
const toPercent = (fraction: number) => `${fraction * 100}%`
