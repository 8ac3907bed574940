import { classes } from './classes.ts'
import './slider.css'

interface SliderProps {
  /** its accessible name; draw a visible one beside it where there is room */
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
  /** the value as it is read out, such as '5 seconds' */
  valueText?: string
  vertical?: boolean
  disabled?: boolean
  className?: string
}

export const Slider = ({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  valueText,
  vertical,
  disabled,
  className,
}: SliderProps) => (
  <input
    type="range"
    className={classes('slider', vertical && 'vertical', className)}
    aria-label={label}
    aria-valuetext={valueText}
    aria-orientation={vertical ? 'vertical' : undefined}
    value={value}
    min={min}
    max={max}
    step={step}
    disabled={disabled}
    onChange={(event) => onChange(Number(event.target.value))}
  />
)
