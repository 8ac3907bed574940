import { classes } from '../classes.ts'
import './slider.later.css'

interface SliderProps {
  /** the accessible name; if there is space, the caller also shows a visible name next to the slider */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** the difference between two neighboring values; 1 by default */
  step?: number
  /** the value in the words that a screen reader says, such as '5 seconds' */
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
