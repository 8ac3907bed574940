import { useId } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { CardTitle } from '../parts/cards/CardLabel.tsx'
import '../parts/cards/panel.css'
import { ResultPicture } from '../parts/work/ResultPicture.tsx'
import type { Card } from './cards.tsx'

/** A card about one thing for the day. A link such as `#day//poster` leads to its first control. */
export const DayCard = ({
  name,
  title,
  purpose,
  drawing,
  result,
  Body,
  settings,
}: Card & { name: string; settings: Settings }) => {
  const id = useId()
  const sketch = (
    <svg className="day-sketch" viewBox="0 0 64 64" aria-hidden="true">
      <path d={drawing} />
    </svg>
  )
  return (
    <div role="group" className="day-card" aria-labelledby={id} data-field={name}>
      {result ? <ResultPicture {...result}>{sketch}</ResultPicture> : sketch}
      <div>
        <h4 id={id}>{title}</h4>
        <p className="day-card-purpose">{purpose}</p>
        <div className="panel-body">
          <CardTitle value={title}>
            <Body settings={settings} />
          </CardTitle>
        </div>
      </div>
    </div>
  )
}
