import { useId } from 'react'
import { Panel } from '../../show/parts/Panel.tsx'
import '../../ui/field.css'
import { Slider } from '../../ui/Slider.tsx'
import { durations, type Effect, effects, type ShowSettings } from './settings.ts'
import { settingsTexts as texts } from './texts.ts'
import './settings.css'

interface SettingsPanelProps {
  settings: ShowSettings
  choose: (chosen: Partial<ShowSettings>) => void
  onClose: () => void
}

export const SettingsPanel = ({ settings, choose, onClose }: SettingsPanelProps) => (
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
    <Checkbox
      label={texts.captions}
      checked={settings.captions}
      onChange={(captions) => choose({ captions })}
    />
    <Checkbox label={texts.random} checked={settings.random} onChange={(random) => choose({ random })} />
    <Checkbox
      label={texts.transitions}
      checked={settings.transitions}
      onChange={(transitions) => choose({ transitions })}
    />
    {settings.transitions && (
      <EffectChoice chosen={settings.effects} onChange={(chosen) => choose({ effects: chosen })} />
    )}
  </Panel>
)

interface EffectChoiceProps {
  chosen: readonly Effect[]
  onChange: (chosen: readonly Effect[]) => void
}

const EffectChoice = ({ chosen, onChange }: EffectChoiceProps) => {
  const id = useId()
  const toggled = (effect: Effect) => effects.filter((other) => chosen.includes(other) !== (other === effect))
  return (
    <fieldset className="old-effects" aria-describedby={id}>
      <legend>{texts.effects}</legend>
      <div>
        {effects.map((effect) => (
          <Checkbox
            key={effect}
            label={effect}
            checked={chosen.includes(effect)}
            onChange={() => onChange(toggled(effect))}
          />
        ))}
      </div>
      <p id={id}>{texts.effectsHint}</p>
    </fieldset>
  )
}

interface CheckboxProps {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

const Checkbox = ({ label, checked, onChange }: CheckboxProps) => (
  <label className="checkbox old-checkbox">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    <span>{label}</span>
  </label>
)
