import { useEffect, useId, useRef, useState } from 'react'
import { ControlButton } from '../../show/parts/ControlButton.tsx'
import { Slider } from '../../ui/fields/Slider.tsx'
import { musicTexts } from '../../../languages/en/visitors/slideshow.ts'

const CLOSES_AFTER_MS = 3_000

interface VolumeButtonProps {
  volume: number
  onChange: (volume: number) => void
}

/** The slider closes by itself some time after its last use. */
export const VolumeButton = ({ volume, onChange }: VolumeButtonProps) => {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [useCount, setUseCount] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const timer = setTimeout(() => {
      const hasFocus = box.current?.contains(document.activeElement)
      setOpen(false)
      if (hasFocus) box.current?.parentElement?.querySelector('button')?.focus()
    }, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [open, useCount])
  useEffect(() => {
    // on a phone held sideways, the slider opens below the visible part of the panel, so this scrolls to it
    if (open) box.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <div className="show-volume">
      <ControlButton
        name={musicTexts.volume}
        icon="level"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <div ref={box} id={id}>
          <Slider
            vertical
            label={musicTexts.volume}
            min={0}
            max={100}
            value={volume}
            valueText={`${volume}%`}
            onChange={(value) => {
              setUseCount(useCount + 1)
              onChange(value)
            }}
          />
          <span aria-hidden="true">{volume}</span>
        </div>
      )}
    </div>
  )
}
