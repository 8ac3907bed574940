import { useState } from 'react'
import { readPublicOrigin } from '../../../api/origins.ts'
import { usePageData } from '../../../api/pageData.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReachNote } from '../../parts/share/ReachNote.tsx'
import { ScreenDialog } from '../../parts/share/ScreenDialog.tsx'
import { CardRow } from '../DayCard.tsx'
import { CameLater } from './CameLater.tsx'
import { screenTexts as texts } from '../texts.ts'

export const ScreenLink = () => {
  const { data: access } = useRead('GET /api/access')
  const [isOpen, setOpen] = useState(false)
  const isClosed = access?.audience === 'password'
  return (
    <>
      <CardRow
        state={
          <>
            <CameLater />
            <ReachNote link={readPublicOrigin(usePageData())} />
          </>
        }
        action={<Button onClick={() => setOpen(true)}>{texts.make}</Button>}
      />
      {isOpen && (
        <ScreenDialog isClosed={isClosed} keys={isClosed ? access.keys : []} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
