import { lazy, Suspense } from 'react'
import { isCopy } from '../../api/isCopy.ts'
import { deviceStorage, KEEPS_IT } from '../../stores/deviceStorage.ts'
import { Boundary } from '../../ui/loading/Boundary.tsx'
import type { PanelProps } from '../definition.ts'

const Section = lazy(() => import('./RemoteSection.tsx'))

/** For keepers, and where the show was opened by the link for the screen. */
export const Remote = ({ show, music }: Pick<PanelProps, 'show' | 'music'>) =>
  isCopy || !(isKeepers(show) || isScreen()) ? null : (
    <Boundary>
      <Suspense>
        <Section show={show} music={music} />
      </Suspense>
    </Boundary>
  )

/** A keeper's list says of each photograph whether it is published. */
const isKeepers = ({ slides }: PanelProps['show']) =>
  deviceStorage.read(KEEPS_IT) === true || slides.some(({ published }) => published !== undefined)

const isScreen = () => {
  const query = new URLSearchParams(location.search)
  return ['fullscreen', 'duration', 'music'].some((name) => query.has(name))
}
