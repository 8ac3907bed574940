/** The name of an effect, such as `kenBurns`, with space between its words. Its text is the name itself. */
export const EffectName = ({ name }: { name: string }) => (
  <span className="effect-name" dir="ltr">
    {name.split(/(?=[A-Z])/).map((word) => (
      <span key={word}>{word}</span>
    ))}
  </span>
)
