import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { texts } from '../texts.ts'

interface FailedProps {
  /** shown above the message, for a page that has no other heading */
  heading?: ReactNode
  message: ReactNode
  /** the button's label; 'Try again' unless given */
  retryLabel?: string
  onRetry: () => void
  className?: string
}

/** Reports that something failed to load, with a button to try again. */
export const LoadFailure = ({
  heading,
  message,
  retryLabel: again = texts.again,
  onRetry,
  className,
}: FailedProps) => (
  <div role="alert" className={className}>
    {heading}
    <p>{message}</p>
    <Button onClick={onRetry}>{again}</Button>
  </div>
)
