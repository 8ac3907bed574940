import type { ReactNode } from 'react'
import './work.css'

interface WorkPanelProps {
  title: string
  /** left out where the children say it */
  what?: string
  children: ReactNode
}

/** Something large to take along, or to have made: what it is, what can be chosen, and how far it is. */
export const WorkPanel = ({ title, what, children }: WorkPanelProps) => (
  <fieldset className="work-panel">
    <legend>{title}</legend>
    {what && <p>{what}</p>}
    {children}
  </fieldset>
)
