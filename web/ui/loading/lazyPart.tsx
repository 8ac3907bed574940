import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface Options {
  /** shown while the code is being loaded; nothing by default */
  waiting?: ReactNode
  /** shown if the code does not load or fails; nothing by default */
  failure?: ReactNode
}

/**
 * Returns a component whose code is loaded when it is first mounted. After a failure, the code is requested again when the component
 * is mounted again: `lazy` alone would keep the failure until the page is reloaded.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failure }: Options = {},
) => {
  const openPart = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        part = openPart()
        throw error
      }),
    )
  let part = openPart()
  return function LazyPart(props: Props) {
    const [Content] = useState(() => part)
    return (
      <ErrorBoundary fallback={failure}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
