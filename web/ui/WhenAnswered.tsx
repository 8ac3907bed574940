import type { ReactNode } from 'react'

interface Props {
  answered: boolean
  children: ReactNode
}

/** What is certain only once the server has answered. Without scripts no answer comes: there the drawn page has to do. */
export const WhenAnswered = ({ answered, children }: Props) => (
  <div className={answered ? undefined : 'only-unscripted'}>{children}</div>
)
