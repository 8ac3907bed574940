import type { Adjustment } from '../../../../../contract/media/adjustment.ts'
import { texts } from '../../../../../languages/en/dashboard/media.ts'

const states = texts.manage.pictureStates

export const AdjustmentEntry = ({ label, adjustment }: { label: string; adjustment: Adjustment }) => (
  <p className="history-entry">
    <span className="hint">{label}</span>{' '}
    <strong>{describeAdjustment(adjustment).join(', ') || states.asSent}</strong>
  </p>
)

const describeAdjustment = ({ rotate, straighten, crop, focalPoint }: Adjustment) => [
  ...(rotate === 0 ? [] : [states.rotated(rotate)]),
  ...(straighten === 0 ? [] : [states.straightened(straighten)]),
  ...(crop ? [states.cropped(toPercent(crop.width), toPercent(crop.height))] : []),
  ...(focalPoint ? [states.focused(toPercent(focalPoint.x), toPercent(focalPoint.y))] : []),
]

const toPercent = (fraction: number) => Math.round(fraction * 100)
