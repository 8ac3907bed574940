import { useState } from 'react'
import { type Adjustment, MAX_STRAIGHTENING, noAdjustment } from '../../../../contract/media/adjustment.ts'
import { rotateAdjustment, rotateShape, computeStraightenedScale } from '../../../../domain/adjustment.ts'
import type { Media } from '../../../../contract/media/media.ts'
import type { FocalPoint } from '../../../../contract/media/pictureShape.ts'
import { useChange } from '../../../api/useChange.ts'
import { toUnadjustedUrl } from '../../../api/urls.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { Slider } from '../../../ui/fields/Slider.tsx'
import { texts } from '../../../../languages/en/dashboard/adjust.ts'
import { CropFrame } from './CropFrame.tsx'
import './adjust.css'
import { MoveHandle } from './MoveHandle.tsx'

const WHOLE_PICTURE = { left: 0, top: 0, width: 1, height: 1 }
const MIDDLE = { x: 0.5, y: 0.5 }

type Tool = 'crop' | 'focus'

interface Props {
  item: Media
  /** the tool that is active when the dialog opens */
  tool?: Tool
  /**
   * called after the change has been saved; needed for a picture outside the gallery, because the change gives such a picture a
   * new path. If `onSaved` is left out, a toast confirms the change
   */
  onSaved?: (item: Media) => void
  onClose: () => void
}

/** The original file does not change. */
export const AdjustDialog = ({ item, tool: firstTool, onSaved, onClose }: Props) => {
  const stored = item.adjustment ?? noAdjustment
  const [adjustment, setAdjustment] = useState<Adjustment>(stored)
  const [tool, setTool] = useState<Tool | null>(firstTool ?? null)
  const { mutate, isPending } = useChange('PUT /api/media/:id/adjustment', {
    success: onSaved ? undefined : texts.saved,
    failure: texts.updateFailed,
    onSuccess: (answer) => {
      onSaved?.(answer)
      onClose()
    },
  })
  const change = (part: Partial<Adjustment>) => setAdjustment((before) => ({ ...before, ...part }))
  const toggle = (pressedTool: Tool) => setTool(tool === pressedTool ? null : pressedTool)
  const restore = () => {
    setAdjustment(noAdjustment)
    setTool(null)
  }
  return (
    <FormDialog
      className="adjust-dialog"
      title={texts.title}
      submitLabel={isPending ? texts.saving : texts.save}
      busy={isPending}
      isChanged={JSON.stringify(adjustment) !== JSON.stringify(stored)}
      onSubmit={() => mutate({ params: { id: item.id }, body: adjustment })}
      onClose={onClose}
    >
      <AdjustedPicture {...{ item, stored, adjustment, tool }} onChange={change} />
      <div className="row adjust-tools">
        <Button onClick={() => setAdjustment(rotateAdjustment(adjustment, -90))}>{texts.rotateLeft}</Button>
        <Button onClick={() => setAdjustment(rotateAdjustment(adjustment, 90))}>{texts.rotateRight}</Button>
        <Button aria-pressed={tool === 'crop'} onClick={() => toggle('crop')}>
          {texts.crop}
        </Button>
        <Button aria-pressed={tool === 'focus'} onClick={() => toggle('focus')}>
          {texts.focalPoint}
        </Button>
        <Button onClick={restore}>{texts.restore}</Button>
      </div>
      <label className="adjust-straighten">
        <span>{texts.straighten}</span>
        <Slider
          label={texts.straighten}
          valueText={texts.degrees(adjustment.straighten)}
          min={-MAX_STRAIGHTENING}
          max={MAX_STRAIGHTENING}
          step={0.5}
          value={adjustment.straighten}
          onChange={(straighten) => change({ straighten })}
        />
        <output>{texts.degrees(adjustment.straighten)}</output>
      </label>
      <p className="hint">{tool ? texts.hints[tool] : texts.hint}</p>
    </FormDialog>
  )
}

interface PictureProps {
  item: Media
  stored: Adjustment
  adjustment: Adjustment
  tool: Tool | null
  onChange: (change: Partial<Adjustment>) => void
}

const AdjustedPicture = ({ item, stored, adjustment, tool, onChange }: PictureProps) => {
  const [size, setSize] = useState({ width: item.width ?? 4, height: item.height ?? 3 })
  const rotatedSize = rotateShape(size, adjustment.rotate)
  const crop = adjustment.crop ?? WHOLE_PICTURE
  // the detected focal point applies only while crop and rotation are unchanged; otherwise, the middle is the default
  const focalPoint =
    adjustment.focalPoint ?? (isSamePart(adjustment, stored) ? item.focalPoint : null) ?? MIDDLE
  const { x, y } = toPicturePoint(focalPoint, crop)
  return (
    <div className="adjust-ground">
      <div className="adjust-picture" style={{ '--ratio': rotatedSize.width / rotatedSize.height }}>
        <img
          src={toUnadjustedUrl(item.id)}
          alt={item.title}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          style={{
            width: `${(100 * size.width) / rotatedSize.width}%`,
            transform: `translate(-50%, -50%) rotate(${adjustment.rotate + adjustment.straighten}deg) scale(${
              1 / computeStraightenedScale(rotatedSize, adjustment.straighten)
            })`,
          }}
        />
        {(tool === 'crop' || adjustment.crop) && (
          <CropFrame crop={crop} disabled={tool !== 'crop'} onChange={(part) => onChange({ crop: part })} />
        )}
        {tool === 'focus' && (
          <MoveHandle
            className="focal-handle"
            label={texts.moveFocalPoint}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onMove={(dx, dy) => onChange({ focalPoint: toCropPoint({ x: x + dx, y: y + dy }, crop) })}
          />
        )}
      </div>
    </div>
  )
}

const isSamePart = (a: Adjustment, b: Adjustment) =>
  JSON.stringify({ ...a, focalPoint: null }) === JSON.stringify({ ...b, focalPoint: null })

type Crop = typeof WHOLE_PICTURE

const toPicturePoint = ({ x, y }: FocalPoint, { left, top, width, height }: Crop): FocalPoint => ({
  x: left + x * width,
  y: top + y * height,
})

const toCropPoint = ({ x, y }: FocalPoint, { left, top, width, height }: Crop): FocalPoint => ({
  x: Math.min(1, Math.max(0, (x - left) / width)),
  y: Math.min(1, Math.max(0, (y - top) / height)),
})
