import type { FocalPoint } from '../../../../contract/media/pictureShape.ts'
import { texts } from '../../../../languages/en/dashboard/adjust.ts'
import { MoveHandle } from './MoveHandle.tsx'

interface Props {
  point: FocalPoint
  onChange: (point: FocalPoint) => void
}

export const FocalHandle = ({ point, onChange }: Props) => (
  <MoveHandle
    className="focal-handle"
    label={texts.moveFocalPoint}
    style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
    onMove={(x, y) => onChange({ x: clampToPicture(point.x + x), y: clampToPicture(point.y + y) })}
  />
)

const clampToPicture = (fraction: number) => Math.min(1, Math.max(0, fraction))
