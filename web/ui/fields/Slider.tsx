import { classes } from '../classes.ts'
import './slider.later.css'

interface SliderProps {
  /** its accessible name; draw a visible one beside it where there is room */
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** from one value to the next */
  step?: number
  /** the value as it is read out, such as '5 seconds' */
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
