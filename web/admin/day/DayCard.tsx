import { type ReactNode, useId } from 'react'
import { CardTitle } from '../CardLabel.tsx'
import '../panel.css'
import { ResultPicture } from '../work/ResultPicture.tsx'
import type { Result } from '../work/workRoute.ts'
import { Sketch } from './Sketch.tsx'
import { cardTexts as texts, type CardName } from './texts.ts'

interface Props {
  name: CardName
  /** the result of the card; its picture replaces the drawing as soon as it is there */
  result?: Result
  children: ReactNode
}

/** A card about one thing for the day. A link such as `#day//poster` leads to its first control. */
export const DayCard = ({ name, result, children }: Props) => {
  const id = useId()
  const sketch = <Sketch name={name} />
  return (
    <div role="group" className="day-card" aria-labelledby={id} data-field={name}>
      {result ? <ResultPicture {...result}>{sketch}</ResultPicture> : sketch}
      <div>
        <h4 id={id}>{texts[name].title}</h4>
        <p className="day-card-purpose">{texts[name].purpose}</p>
        <div className="panel-body">
          <CardTitle value={texts[name].title}>{children}</CardTitle>
        </div>
      </div>
    </div>
  )
}
