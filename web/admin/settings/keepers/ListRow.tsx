import type { ReactNode } from 'react'
import './keepers.css'

interface Props {
  name: ReactNode
  /** the small text below the name */
  note: ReactNode
  children: ReactNode
}

/** A row that shows a keeper, an invitation, a session or an access key, with buttons. */
export const ListRow = ({ name, note, children }: Props) => (
  <li className="row">
    <div className="keeper-text">
      <p>{name}</p>
      <p className="hint">{note}</p>
    </div>
    {children && <div className="row">{children}</div>}
  </li>
)
