import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'

interface Options {
  /** shown while the code is being loaded; nothing by default */
  waiting?: ReactNode
  /** shown if the code does not load or fails; nothing by default */
  failure?: ReactNode
}

/**
 * Returns a component whose code is loaded when it is first mounted. If that fails, it fails until the page is reloaded: Chrome 150 does
 * not request a module again that did not load.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { waiting, failure }: Options = {},
) => {
  const Content = lazy(load)
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary fallback={failure}>
        <Suspense fallback={waiting}>
          <Content {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
