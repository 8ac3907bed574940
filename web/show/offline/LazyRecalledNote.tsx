import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { rehearsalOpen } from '../rehearsalOpen.ts'

const Note = lazy(() => import('./RecalledNote.tsx'))

/** Loads RecalledNote.tsx only for the show at the service, and only on a device that has stored it: there, a worker serves the page. */
export const LazyRecalledNote = (props: { isPictureShown: boolean }) => {
  const [isRemembered] = useState(
    () =>
      !rehearsalOpen.get() &&
      new URLSearchParams(location.search).has('service') &&
      'serviceWorker' in navigator &&
      navigator.serviceWorker.controller !== null,
  )
  return (
    isRemembered && (
      <ErrorBoundary>
        <Suspense>
          <Note {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  )
}
