import type { ReactNode } from 'react'
import { Panel } from '../Panel.tsx'
import { cardTexts as texts } from './texts.ts'

export type CardName = keyof typeof texts

interface Props {
  name: CardName
  children: ReactNode
}

/** A card about one thing for the day. A link such as `#day//poster` leads to it. */
export const DayCard = ({ name, children }: Props) => (
  <div data-field={name}>
    <Panel title={texts[name].title} purpose={texts[name].purpose}>
      {children}
    </Panel>
  </div>
)
