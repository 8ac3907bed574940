import { type ReactNode, useId } from 'react'
import '../panel.css'
import { Sketch } from './Sketch.tsx'
import { cardTexts as texts } from './texts.ts'

export type CardName = keyof typeof texts

interface Props {
  name: CardName
  /** a picture of what was made; the card has a drawing until then */
  picture?: ReactNode
  children: ReactNode
}

/** A card about one thing for the day. A link such as `#day//poster` leads to its first control. */
export const DayCard = ({ name, picture, children }: Props) => {
  const id = useId()
  return (
    <div role="group" className="day-card" aria-labelledby={id} data-field={name}>
      {picture ?? <Sketch name={name} />}
      <div>
        <h4 id={id}>{texts[name].title}</h4>
        <p className="day-card-purpose">{texts[name].purpose}</p>
        <div className="panel-body">{children}</div>
      </div>
    </div>
  )
}
