import { useId } from 'react'
import type { ShowState } from '../../show/definition.ts'
import { settingsTexts as texts } from './texts.ts'

/** One button per effect. With random transitions each turns its effect on or off; otherwise one effect is chosen. */
export const EffectButtons = ({ show: { settings, settingsStore, definition } }: { show: ShowState }) => {
  const id = useId()
  const { effects } = definition.settings
  const { randomTransitions: random, effects: enabled, effect: chosen } = settings
  const isOn = (effect: string) => (random ? enabled.includes(effect) : effect === chosen)
  const press = (effect: string) => {
    if (!random) return settingsStore.choose({ effect })
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
      <p id={id}>{random ? texts.effectsRandom : texts.effectsChosen}</p>
    </fieldset>
  )
}

/** Splits a name such as `panAndZoom` into words, which CSS sets apart; its text stays the same. */
const splitName = (effect: string) => effect.split(/(?=[A-Z])/).map((word) => <span key={word}>{word}</span>)
