import type { ReactNode } from 'react'

/** Hides the content until the browser has the server's response. Without scripts, the content is visible at once. */
export const WhenLoaded = ({ isLoaded, children }: { isLoaded: boolean; children: ReactNode }) => (
  <div className={isLoaded ? undefined : 'only-unscripted'}>{children}</div>
)
