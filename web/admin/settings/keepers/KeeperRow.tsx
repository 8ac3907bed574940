import { use } from 'react'
import type { ListedKeeper } from '../../../../contract/keepers.ts'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { timeOf } from '../../format.ts'
import { PersonContext } from '../../person.ts'
import { ListRow } from './ListRow.tsx'
import { roleOf, texts } from './texts.ts'

interface Props {
  keeper: ListedKeeper
}

/** One keeper, with buttons to change the role and to remove; none on one's own row. */
export const KeeperRow = ({ keeper }: Props) => {
  const { id, username, lastSeenAt } = keeper
  const isOneself = use(PersonContext)?.id === id
  return (
    <ListRow
      name={
        <>
          {username}
          {isOneself && <span> ({texts.you})</span>}
        </>
      }
      note={
        <>
          {roleOf(keeper)}
          {lastSeenAt && `, ${texts.lastSeen(timeOf(lastSeenAt))}`}
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
      failure={({ sentence }) => ({ title: texts.changeFailed, description: sentence ?? texts.notChanged })}
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
    failure={({ sentence }) => ({ title: texts.removeFailed, description: sentence ?? texts.notRemoved })}
    question={texts.removeQuestion(username)}
    aria-label={`${texts.remove} ${username}`}
  >
    {texts.remove}
  </ChangeButton>
)
