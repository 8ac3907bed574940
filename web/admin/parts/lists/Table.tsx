import type { ReactNode } from 'react'

interface Props {
  className: string
  columns: Readonly<Record<string, string>>
  /** the rows; each cell names its column in `data-column`, because phones show that name instead of the header row */
  children: ReactNode
}

export const Table = ({ className, columns, children }: Props) => (
  <table className={`table ${className}`}>
    <thead className="narrow-unseen">
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
