import type { ReactNode } from 'react'

/** Content that is certain only once the server has answered. Without scripts no answer comes, so it is shown at once. */
export const WhenLoaded = ({ answered, children }: { answered: boolean; children: ReactNode }) => (
  <div className={answered ? undefined : 'only-unscripted'}>{children}</div>
)
