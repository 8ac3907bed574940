import { Slider } from '../../ui/fields/Slider.tsx'

interface LabelledSliderProps {
  label: string
  min: number
  max: number
  value: number
  /** the value as it is shown */
  shownValue: string
  /** the value as it is read aloud; by default as shown */
  valueText?: string
  onChange: (value: number) => void
}

export const LabelledSlider = ({ shownValue: drawn, valueText = drawn, ...slider }: LabelledSliderProps) => (
  <>
    <p className="show-labelled" aria-hidden="true">
      <span>{slider.label}</span>
      <span>{drawn}</span>
    </p>
    <Slider {...slider} valueText={valueText} />
  </>
)
