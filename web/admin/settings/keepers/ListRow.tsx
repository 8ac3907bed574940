import type { ReactNode } from 'react'
import './keepers.css'

interface Props {
  name: ReactNode
  /** small text below the name */
  note: ReactNode
  /** buttons of the row */
  children: ReactNode
}

/** The row of a keeper, an invitation or a session, with its buttons. */
export const ListRow = ({ name, note, children }: Props) => (
  <li className="row">
    <div className="keeper-text">
      <p>{name}</p>
      <p className="hint">{note}</p>
    </div>
    {children && <div className="row">{children}</div>}
  </li>
)
