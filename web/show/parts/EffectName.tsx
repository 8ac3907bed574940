import { settingsTexts as texts } from '../../../languages/en/visitors/slideshow.ts'

/** The name of an effect. In English, it is the effect's own, such as `kenBurns`, with space between its words. */
export const EffectName = ({ name }: { name: string }) => {
  const words = name.split(/(?=[A-Z])/).map((word) => <span key={word}>{word}</span>)
  return <span className="effect-name">{texts.effectNames[name] ?? words}</span>
}
