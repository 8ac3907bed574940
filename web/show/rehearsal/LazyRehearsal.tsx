import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import type { PanelProps } from '../definition.ts'
import { closeRehearsal } from './rehearsalOpen.ts'

const Rehearsal = lazy(() => import('./Rehearsal.tsx'))

/** Loads Rehearsal.tsx only when somebody rehearses. */
export const LazyRehearsal = (props: Pick<PanelProps, 'show' | 'music'>) => (
  <ErrorBoundary>
    <Suspense>
      <Rehearsal {...props} onClose={closeRehearsal} />
    </Suspense>
  </ErrorBoundary>
)
