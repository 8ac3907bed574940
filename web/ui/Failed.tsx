import type { ReactNode } from 'react'
import { Button } from './Button.tsx'

interface FailedProps {
  message: ReactNode
  /** the button's label */
  again: string
  onRetry: () => void
}

/** What stands where something could not be had, and the way to try again. */
export const Failed = ({ message, again, onRetry }: FailedProps) => (
  <div role="alert" className="failed">
    <p>{message}</p>
    <Button onClick={onRetry}>{again}</Button>
  </div>
)
