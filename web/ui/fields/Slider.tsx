import { classes } from '../classes.ts'
import './slider.later.css'

interface SliderProps {
  /** the accessible name; render a visible one next to the slider where there is room */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** the difference between two values; 1 unless given */
  step?: number
  /** the value as a screen reader says it, such as '5 seconds' */
  valueText?: string
  vertical?: boolean
}

export const Slider = ({ label, value, min, max, step = 1, onChange, valueText, vertical }: SliderProps) => (
  <input
    type="range"
    className={classes('slider', vertical && 'vertical')}
    aria-label={label}
    aria-valuetext={valueText}
    aria-orientation={vertical ? 'vertical' : undefined}
    value={value}
    min={min}
    max={max}
    step={step}
    onChange={(event) => onChange(Number(event.target.value))}
  />
)
