import type { ReactNode } from 'react'

/** Hides the content until the server has responded. Without scripts there is no response, so it is visible at once. */
export const WhenLoaded = ({ answered: isLoaded, children }: { answered: boolean; children: ReactNode }) => (
  <div className={isLoaded ? undefined : 'only-unscripted'}>{children}</div>
)
