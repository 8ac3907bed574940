import { lazy, Suspense } from 'react'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import type { PanelProps } from '../definition.ts'
import { openRehearsal } from '../rehearsalOpen.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'

const Section = lazy(() => import('./HallSection.tsx'))

/** Loads HallSection.tsx only when the settings are opened. Returns null in a static copy, because that needs no network. */
export const LazyHallSection = ({ show, music, onClose }: PanelProps) =>
  isStaticCopy ? null : (
    <ErrorBoundary>
      <Suspense>
        <Section
          show={show}
          music={music}
          onRehearse={() => {
            onClose()
            openRehearsal()
          }}
        />
      </Suspense>
    </ErrorBoundary>
  )
