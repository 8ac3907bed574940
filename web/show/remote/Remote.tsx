import { lazy, Suspense } from 'react'
import { isCopy } from '../../api/isCopy.ts'
import { deviceStorage, KEEPS_IT } from '../../stores/deviceStorage.ts'
import { Boundary } from '../../ui/loading/Boundary.tsx'
import type { PanelProps } from '../definition.ts'

const Section = lazy(() => import('./RemoteSection.tsx'))

/** Shown to keepers, and where the show was opened by the link for the hall's screen. */
export const Remote = ({ show, music }: Pick<PanelProps, 'show' | 'music'>) =>
  isCopy || !(isOpenedByKeeper(show) || isOpenedByScreenLink()) ? null : (
    <Boundary>
      <Suspense>
        <Section show={show} music={music} />
      </Suspense>
    </Boundary>
  )

/** Only a keeper's list has `published`. */
const isOpenedByKeeper = ({ slides }: PanelProps['show']) =>
  deviceStorage.read(KEEPS_IT) === true || slides.some(({ published }) => published !== undefined)

const isOpenedByScreenLink = () => {
  const query = new URLSearchParams(location.search)
  return ['fullscreen', 'duration', 'music'].some((name) => query.has(name))
}
