import type { ReactNode } from 'react'
import './keepers.css'

interface Props {
  name: ReactNode
  /** in small letters below the name */
  note: ReactNode
  /** its buttons */
  children: ReactNode
}

/** A keeper, an invitation or a session, and what can be done about it. */
export const ListRow = ({ name, note, children }: Props) => (
  <li className="row">
    <div className="keeper-text">
      <p>{name}</p>
      <p className="hint">{note}</p>
    </div>
    {children && <div className="row">{children}</div>}
  </li>
)
