import { effectNames } from '../../../languages/en/visitors/effects.ts'

/**
 * The name of an effect in the language of the page. The English name of `kenBurns` is that name itself, with space between its
 * words.
 */
export const EffectName = ({ name }: { name: string }) =>
  effectNames[name] ?? (
    <span className="effect-name" dir="ltr">
      {name.split(/(?=[A-Z])/).map((word) => (
        <span key={word}>{word}</span>
      ))}
    </span>
  )
