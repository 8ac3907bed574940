import type { FocalPoint } from '../../../../contract/pictureShape.ts'
import { texts } from '../texts.ts'
import { dragPoint } from './dragPoint.ts'

interface Props {
  point: FocalPoint
  onChange: (point: FocalPoint) => void
}

/** The point that must not be cut off, moved by pointer or arrow keys. */
export const FocalHandle = ({ point, onChange }: Props) => (
  <button
    type="button"
    className="focal-handle"
    aria-label={texts.manage.adjust.moveFocalPoint}
    style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    {...dragPoint((x, y) => onChange({ x: inside(point.x + x), y: inside(point.y + y) }))}
  />
)

const inside = (part: number) => Math.min(1, Math.max(0, part))
