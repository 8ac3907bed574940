import { lazy, Suspense } from 'react'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'

const Section = lazy(() => import('./HallSection.tsx'))

/** Loads the section only when the settings are opened. A static copy has no such section, because it needs no network anyway. */
export const LazyHallSection = () =>
  isStaticCopy ? null : (
    <ErrorBoundary>
      <Suspense>
        <Section />
      </Suspense>
    </ErrorBoundary>
  )
