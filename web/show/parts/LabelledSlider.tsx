import { Slider } from '../../ui/fields/Slider.tsx'

interface LabelledSliderProps {
  label: string
  min: number
  max: number
  value: number
  shownValue: string
  /** the value as a screen reader reads it aloud; by default the same as `shownValue` */
  valueText?: string
  onChange: (value: number) => void
}

export const LabelledSlider = ({ shownValue, valueText = shownValue, ...slider }: LabelledSliderProps) => (
  <>
    <p className="show-labelled" aria-hidden="true">
      <span>{slider.label}</span>
      <span>{shownValue}</span>
    </p>
    <Slider {...slider} valueText={valueText} />
  </>
)
