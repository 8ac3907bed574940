import { useId } from 'react'
import type { ShowState } from '../../show/showState.ts'
import { EffectName } from '../../show/parts/EffectName.tsx'
import { Button } from '../../ui/Button.tsx'
import { settingsTexts as texts } from '../../../languages/en/visitors/slideshow.ts'

/** With random transitions, a button turns its effect on or off. Otherwise, it chooses the effect. */
export const EffectButtons = ({ show }: { show: ShowState }) => {
  const { settings, settingsStore, settingsDefinition } = show
  const id = useId()
  const { effects } = settingsDefinition
  const { randomTransitions: isRandom, effects: enabledEffects, effect: chosenEffect } = settings
  const isOn = (effect: string) => (isRandom ? enabledEffects.includes(effect) : effect === chosenEffect)
  const press = (effect: string) => {
    if (!isRandom) return settingsStore.choose({ effect })
    settingsStore.choose({
      effects: effects.filter((other) => (other === effect ? !isOn(other) : isOn(other))),
    })
  }
  return (
    <fieldset className="show-effects" aria-describedby={id}>
      <legend>{texts.effects}</legend>
      <div>
        {effects.map((effect) => (
          <Button key={effect} aria-pressed={isOn(effect)} onClick={() => press(effect)}>
            <EffectName name={effect} />
          </Button>
        ))}
      </div>
      <p id={id} className="unseen">
        {isRandom ? texts.effectsRandom : texts.effectsChosen}
      </p>
    </fieldset>
  )
}
