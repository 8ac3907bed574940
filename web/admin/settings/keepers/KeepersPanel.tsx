import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { Panel } from '../../Panel.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { KeeperRow } from './KeeperRow.tsx'
import './keepers.css'
import { OpenInvitations } from './OpenInvitations.tsx'
import { texts } from './texts.ts'

export const KeepersPanel = () => {
  const keepers = useRead('GET /api/keepers', { refetchOnMount: true })
  const [inviting, setInviting] = useState(false)
  return (
    <Panel title={texts.title} what={texts.purpose}>
      <ReadState read={keepers} texts={texts} className="keepers-failed">
        {(data) => (
          <ul className="keepers">
            {data.map((keeper) => (
              <KeeperRow key={keeper.id} keeper={keeper} />
            ))}
          </ul>
        )}
      </ReadState>
      <OpenInvitations />
      <Button onClick={() => setInviting(true)}>{texts.invite}</Button>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Panel>
  )
}
