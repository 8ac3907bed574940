import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure.tsx'

interface ReadStateProps<T> {
  readState: { data: T | undefined; error: unknown; retry: () => void }
  texts: { loading: string; failed?: string }
  /** shown in place of an empty list */
  empty?: ReactNode
  /** the CSS class of the failure message */
  className?: string
  children: (data: T) => ReactNode
}

/** Shows the data once it has loaded. Before that, shows a loading message, or a failure message with a button to try again. */
export const ReadState = <T,>({
  readState: { data, error, retry },
  texts,
  empty,
  className,
  children,
}: ReadStateProps<T>) => {
  if (empty && Array.isArray(data) && data.length === 0) return empty
  if (data !== undefined) return children(data)
  if (error) return <LoadFailure className={className} message={texts.failed} onRetry={retry} />
  return <p role="status">{texts.loading}</p>
}
