import { lazy, Suspense } from 'react'
import { isCopy } from '../../api/isCopy.ts'
import { Boundary } from '../../ui/loading/Boundary.tsx'

const Section = lazy(() => import('./HallSection.tsx'))

/** Loads the section only when the settings are opened. A static copy lacks it: it needs no network. */
export const Hall = () =>
  isCopy ? null : (
    <Boundary>
      <Suspense>
        <Section />
      </Suspense>
    </Boundary>
  )
