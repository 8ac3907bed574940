import { useId } from 'react'
import type { ShowState } from '../../show/showState.ts'
import { EffectName } from '../../show/parts/EffectName.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import './settings.css'
import { settingsTexts as texts } from '../../../languages/en/visitors/slideshowOld.ts'

/** Random transitions choose among the checked effects. */
export const EffectCheckboxes = ({ show }: { show: ShowState }) => {
  const { settings, settingsStore, settingsDefinition } = show
  const id = useId()
  const { effects } = settingsDefinition
  const chosenEffects = settings.effects
  const toggle = (effect: string) =>
    settingsStore.choose({
      effects: effects.filter((other) => chosenEffects.includes(other) !== (other === effect)),
    })
  return (
    <fieldset className="old-effects" aria-describedby={id}>
      <legend>{texts.effects}</legend>
      <div>
        {effects.map((effect) => (
          <Checkbox
            key={effect}
            label={<EffectName name={effect} />}
            checked={chosenEffects.includes(effect)}
            onChange={() => toggle(effect)}
          />
        ))}
      </div>
      <p id={id}>{texts.effectsHint}</p>
    </fieldset>
  )
}
