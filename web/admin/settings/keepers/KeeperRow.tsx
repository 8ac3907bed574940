import { use } from 'react'
import type { ListedKeeper } from '../../../../contract/people/keepers.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { KeeperContext } from '../../parts/tab/person.ts'
import { ListRow } from './ListRow.tsx'
import { texts } from '../../../../languages/en/dashboard/keepers.ts'
import { describeRole } from './describeRole.ts'

interface Props {
  keeper: ListedKeeper
}

/** The row of the logged-in keeper has no buttons. */
export const KeeperRow = ({ keeper }: Props) => {
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

const RoleButton = ({ keeper: { id, username, isAdmin } }: Props) => {
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
      aria-label={`${label}: ${username}`}
    >
      {label}
    </ChangeButton>
  )
}

const RemoveButton = ({ keeper: { id, username } }: Props) => (
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
