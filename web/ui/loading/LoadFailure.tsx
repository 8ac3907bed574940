import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { texts } from '../../../languages/en/visitors/ui.ts'

interface LoadFailureProps {
  /** the heading above the message, for a page that has no other heading */
  heading?: ReactNode
  /** by default, a sentence that is true of everything */
  message?: ReactNode
  /** the button's label; 'Try again' by default */
  retryLabel?: string
  onRetry: () => void
  className?: string
}

export const LoadFailure = ({
  heading,
  message = texts.notShown,
  retryLabel = texts.again,
  onRetry,
  className,
}: LoadFailureProps) => (
  <div role="alert" className={className}>
    {heading}
    <p>{message}</p>
    <Button onClick={onRetry}>{retryLabel}</Button>
  </div>
)
