import { useId } from 'react'
import type { ShowState } from '../../show/showState.ts'
import { settingsTexts as texts } from './texts.ts'

/** With random transitions, a button turns its effect on or off. Otherwise, it chooses the effect. */
export const EffectButtons = ({
  show: { settings, settingsStore, settingsDefinition },
}: {
  show: ShowState
}) => {
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
          <button key={effect} type="button" aria-pressed={isOn(effect)} onClick={() => press(effect)}>
            {splitName(effect)}
          </button>
        ))}
      </div>
      <p id={id}>{isRandom ? texts.effectsRandom : texts.effectsChosen}</p>
    </fieldset>
  )
}

/** Splits a name such as `panAndZoom` into one <span> per word, so that CSS can put space between the words. */
const splitName = (effect: string) => effect.split(/(?=[A-Z])/).map((word) => <span key={word}>{word}</span>)
