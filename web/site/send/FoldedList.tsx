import { type ReactNode, useState } from 'react'

/** A list of files that is made only once somebody unfolds it. */
export const FoldedList = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="send-list" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{heading}</summary>
      {isOpen && children}
    </details>
  )
}
