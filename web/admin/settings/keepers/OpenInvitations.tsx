import type { Invitation } from '../../../../contract/people/keepers.ts'
import { useRead } from '../../../api/useRead.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { ListRow } from './ListRow.tsx'
import { texts } from '../../../../languages/en/dashboard/keepers.ts'
import { describeRole } from './describeRole.ts'

export const OpenInvitations = () => {
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
        aria-label={`${texts.withdraw}: ${name}`}
      >
        {texts.withdraw}
      </ChangeButton>
    </ListRow>
  )
}
