import { lazy, Suspense } from 'react'
import { isCopy } from '../../api/isCopy.ts'
import { Boundary } from '../../ui/loading/Boundary.tsx'

const Section = lazy(() => import('./HallSection.tsx'))

/** Fetched when the settings are opened. The static copy needs no network anyway. */
export const Hall = () =>
  isCopy ? null : (
    <Boundary>
      <Suspense>
        <Section />
      </Suspense>
    </Boundary>
  )
