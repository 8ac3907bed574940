import { createContext, type ReactNode, useContext } from 'react'

/** The title of the card that surrounds a control; empty if no card does. */
export const CardTitle = createContext('')

/** The label of a control that other cards have as well. Screen readers read the title of its card after it. */
export const CardLabel = ({ children }: { children: ReactNode }) => {
  const title = useContext(CardTitle)
  return (
    <>
      <span>{children}</span>
      {title && <span className="unseen"> {title}</span>}
    </>
  )
}
