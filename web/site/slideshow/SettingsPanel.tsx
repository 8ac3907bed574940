import { type FormEvent, useId, useState } from 'react'
import { Panel } from '../../show/parts/Panel.tsx'
import { Button } from '../../ui/Button.tsx'
import '../../ui/field.css'
import { Slider } from '../../ui/Slider.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { EffectButtons } from './EffectButtons.tsx'
import { durations, type ShowSettings } from './settings.ts'
import { settingsTexts as texts } from './texts.ts'
import './panels.css'

interface SettingsPanelProps {
  settings: ShowSettings
  choose: (chosen: Partial<ShowSettings>) => void
  count: number
  /** false when there is no such slide */
  goTo: (number: number) => boolean
  onClose: () => void
}

export const SettingsPanel = ({ settings, choose, count, goTo, onClose }: SettingsPanelProps) => (
  <Panel id="show-settings" title={texts.title} onClose={onClose}>
    <p className="show-labelled" aria-hidden="true">
      <span>{texts.duration}</span>
      <span>{texts.seconds(settings.duration)}</span>
    </p>
    <Slider
      label={texts.duration}
      min={durations.least}
      max={durations.most}
      value={settings.duration}
      valueText={texts.seconds(settings.duration)}
      onChange={(duration) => choose({ duration })}
    />
    <Switch label={texts.random} checked={settings.random} onChange={(random) => choose({ random })} />
    <Switch
      label={texts.captions}
      checked={settings.captions}
      onChange={(captions) => choose({ captions })}
    />
    <Switch
      label={texts.randomTransitions}
      checked={settings.randomTransitions}
      onChange={(randomTransitions) => choose({ randomTransitions })}
    />
    <EffectButtons settings={settings} choose={choose} />
    <GoToSlide count={count} goTo={goTo} />
  </Panel>
)

const GoToSlide = ({ count, goTo }: Pick<SettingsPanelProps, 'count' | 'goTo'>) => {
  const id = useId()
  const [outside, setOutside] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('slide')
    setOutside(!goTo(typed ? Number(typed) : Number.NaN))
  }
  return (
    <form className="show-go field" onSubmit={submit} noValidate>
      <label htmlFor={id}>{texts.goToSlide}</label>
      <div>
        <input
          id={id}
          name="slide"
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          step={1}
          required
          aria-invalid={outside || undefined}
          aria-describedby={outside ? `${id}-error` : undefined}
        />
        <Button type="submit">{texts.go}</Button>
      </div>
      {outside && (
        <p id={`${id}-error`} className="error" role="alert">
          {texts.goOutside(count)}
        </p>
      )}
    </form>
  )
}
