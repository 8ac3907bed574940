import type { ReactNode } from 'react'

interface Props {
  answered: boolean
  children: ReactNode
}

/** Content that is certain only once the server has answered. Without scripts no answer comes, so it is shown at once. */
export const WhenLoaded = ({ answered, children }: Props) => (
  <div className={answered ? undefined : 'only-unscripted'}>{children}</div>
)
