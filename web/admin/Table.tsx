import type { ReactNode } from 'react'

interface Props {
  className: string
  columns: Readonly<Record<string, string>>
  /** its rows; each cell names its column in `data-column`, for phones, where no head stands above it */
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
