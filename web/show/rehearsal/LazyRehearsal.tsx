import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import type { PanelProps } from '../definition.ts'
import { ShowPanel } from '../parts/ShowPanel.tsx'
import { texts } from '../../../languages/en/visitors/show.ts'
import { closeRehearsal } from '../rehearsalOpen.ts'

/** Says something about the rehearsal next to the show, which goes on meanwhile. */
const RehearsalPanel = ({ children }: { children: ReactNode }) => (
  <ShowPanel id="show-rehearsal" title={texts.rehearsal} onClose={closeRehearsal}>
    {children}
  </ShowPanel>
)

const Rehearsal = lazyPart(() => import('./Rehearsal.tsx'), {
  waiting: (
    <RehearsalPanel>
      <p role="status">{texts.waiting}</p>
    </RehearsalPanel>
  ),
  failure: (
    <RehearsalPanel>
      <p role="alert">{texts.rehearsalFailed}</p>
    </RehearsalPanel>
  ),
})

export const LazyRehearsal = (props: Pick<PanelProps, 'show' | 'music'>) => (
  <Rehearsal {...props} onClose={closeRehearsal} />
)
