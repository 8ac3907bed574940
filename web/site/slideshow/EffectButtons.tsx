import { useId } from 'react'
import { type Effect, effects, type ShowSettings } from './settings.ts'
import { settingsTexts as texts } from './texts.ts'

interface EffectButtonsProps {
  settings: ShowSettings
  choose: (chosen: Partial<ShowSettings>) => void
}

/** With random transitions each is switched on or off; without, one is chosen alone. */
export const EffectButtons = ({ settings, choose }: EffectButtonsProps) => {
  const id = useId()
  const { randomTransitions: random, effects: enabled, effect: chosen } = settings
  const isOn = (effect: Effect) => (random ? enabled.includes(effect) : effect === chosen)
  const press = (effect: Effect) => {
    if (!random) return choose({ effect })
    choose({ effects: effects.filter((other) => (other === effect ? !isOn(other) : isOn(other))) })
  }
  return (
    <fieldset className="show-effects" aria-describedby={id}>
      <legend>{texts.effects}</legend>
      <div>
        {effects.map((effect) => (
          <button key={effect} type="button" aria-pressed={isOn(effect)} onClick={() => press(effect)}>
            {inWords(effect)}
          </button>
        ))}
      </div>
      <p id={id}>{random ? texts.effectsRandom : texts.effectsChosen}</p>
    </fieldset>
  )
}

/** The name as it is, drawn as separate words. */
const inWords = (effect: Effect) => effect.split(/(?=[A-Z])/).map((word) => <span key={word}>{word}</span>)
