import { lazy, Suspense } from 'react'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { deviceStorage, KEEPER_LOGIN } from '../../stores/deviceStorage.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import type { PanelProps } from '../definition.ts'

const Section = lazy(() => import('./RemoteSection.tsx'))

/** Shown to keepers, and where the show was opened by the link for the hall's screen. */
export const LazyRemoteSection = ({ show, music }: Pick<PanelProps, 'show' | 'music'>) =>
  isStaticCopy || !(isOpenedByKeeper(show) || isOpenedByScreenLink()) ? null : (
    <ErrorBoundary>
      <Suspense>
        <Section show={show} music={music} />
      </Suspense>
    </ErrorBoundary>
  )

/** Only a keeper's list has `published`. */
const isOpenedByKeeper = ({ slides }: PanelProps['show']) =>
  deviceStorage.read(KEEPER_LOGIN) === true || slides.some(({ published }) => published !== undefined)

const isOpenedByScreenLink = () => {
  const query = new URLSearchParams(location.search)
  return ['fullscreen', 'duration', 'music'].some((name) => query.has(name))
}
