import { useState, use } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { Panel } from '../../parts/cards/Panel.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import './keepers.css'
import { colon } from '../../../../languages/en/grammar.ts'
import { texts } from '../../../../languages/en/dashboard/keepers.ts'
import type { ListedKeeper, Invitation } from '../../../../contract/people/keepers.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { KeeperContext } from '../../parts/tab/person.ts'
import { ListRow } from './ListRow.tsx'

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

interface KeeperProps {
  keeper: ListedKeeper
}

/** The row of the logged-in keeper has no buttons. */
const KeeperRow = ({ keeper }: KeeperProps) => {
  const { formatMinute } = useDates()
  const { id, username, lastSeenAt } = keeper
  const isOneself = use(KeeperContext)?.id === id
  return (
    <ListRow
      name={
        <>
          <bdi>{username}</bdi>
          {isOneself && <span> ({texts.you})</span>}
        </>
      }
      note={
        <>
          {describeRole(keeper)}
          {lastSeenAt && `, ${texts.lastSeen(formatMinute(lastSeenAt))}`}
        </>
      }
    >
      {!isOneself && (
        <>
          <RoleButton keeper={keeper} />
          <RemoveButton keeper={keeper} />
        </>
      )}
    </ListRow>
  )
}

const RoleButton = ({ keeper: { id, username, isAdmin } }: KeeperProps) => {
  const label = isAdmin ? texts.makeHelper : texts.makeAdministrator
  return (
    <ChangeButton
      endpoint="PUT /api/keepers/:id"
      input={{ params: { id }, body: { isAdmin: !isAdmin } }}
      success={texts.changed}
      failure={({ explanation }) => ({
        title: texts.changeFailed,
        description: explanation ?? texts.notChanged,
      })}
      question={isAdmin ? texts.helperQuestion(username) : texts.administratorQuestion(username)}
      aria-label={`${label}${colon} ${username}`}
    >
      {label}
    </ChangeButton>
  )
}

const RemoveButton = ({ keeper: { id, username } }: KeeperProps) => (
  <ChangeButton
    endpoint="DELETE /api/keepers/:id"
    input={{ params: { id } }}
    success={texts.removed(username)}
    failure={({ explanation }) => ({
      title: texts.removeFailed,
      description: explanation ?? texts.notRemoved,
    })}
    question={texts.removeQuestion(username)}
    aria-label={`${texts.remove} ${username}`}
  >
    {texts.remove}
  </ChangeButton>
)

const OpenInvitations = () => {
  const invitations = useRead('GET /api/invitations', { refetchOnMount: true })
  return (
    <ReadState readState={invitations} texts={texts.invitationsRead} className="keepers-failed" empty={<></>}>
      {(data) => (
        <>
          <h3>{texts.invitations}</h3>
          <ul className="keepers">
            {data.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </ReadState>
  )
}

const InvitationRow = ({ invitation }: { invitation: Invitation }) => {
  const { formatMinute } = useDates()
  const { id, name, expiresAt } = invitation
  return (
    <ListRow name={name} note={texts.until(describeRole(invitation), formatMinute(expiresAt))}>
      <ChangeButton
        endpoint="DELETE /api/invitations/:id"
        input={{ params: { id } }}
        success={texts.withdrawn}
        failure={texts.withdrawFailed}
        aria-label={`${texts.withdraw}${colon} ${name}`}
      >
        {texts.withdraw}
      </ChangeButton>
    </ListRow>
  )
}

const describeRole = ({ isAdmin }: { isAdmin: boolean }) => (isAdmin ? texts.administrator : texts.helper)
