import { useId } from 'react'
import type { ShowState } from '../../show/definition.ts'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import './settings.css'
import { settingsTexts as texts } from './texts.ts'

/** The effects that random transitions choose from, as checkboxes. */
export const EffectCheckboxes = ({ show: { settings, settingsStore, definition } }: { show: ShowState }) => {
  const id = useId()
  const { effects } = definition.settings
  const chosen = settings.effects
  const toggle = (effect: string) =>
    settingsStore.choose({
      effects: effects.filter((other) => chosen.includes(other) !== (other === effect)),
    })
  return (
    <fieldset className="old-effects" aria-describedby={id}>
      <legend>{texts.effects}</legend>
      <div>
        {effects.map((effect) => (
          <Checkbox
            key={effect}
            label={effect}
            checked={chosen.includes(effect)}
            onChange={() => toggle(effect)}
          />
        ))}
      </div>
      <p id={id}>{texts.effectsHint}</p>
    </fieldset>
  )
}
