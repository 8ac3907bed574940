import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { KeeperRow } from './KeeperRow.tsx'
import './keepers.css'
import { OpenInvitations } from './OpenInvitations.tsx'
import { texts } from '../../../../languages/en/dashboard/keepers.ts'

export const KeepersPanel = () => {
  const keepers = useRead('GET /api/keepers', { refetchOnMount: true })
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <Panel title={texts.title} purpose={texts.purpose}>
      <ReadState readState={keepers} texts={texts} className="keepers-failed">
        {(data) => (
          <ul className="keepers">
            {data.map((keeper) => (
              <KeeperRow key={keeper.id} keeper={keeper} />
            ))}
          </ul>
        )}
      </ReadState>
      <OpenInvitations />
      <Button onClick={() => setDialogOpen(true)}>{texts.invite}</Button>
      {isDialogOpen && <InviteDialog onClose={() => setDialogOpen(false)} />}
    </Panel>
  )
}
