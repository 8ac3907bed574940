import { use } from 'react'
import type { ListedKeeper } from '../../../../contract/keepers.ts'
import { useChange } from '../../../api/useChange.ts'
import { ConfirmButton } from '../../../ui/ConfirmButton.tsx'
import { timeOf } from '../../format.ts'
import { PersonContext } from '../../person.ts'
import { roleOf, texts } from './texts.ts'

interface Props {
  keeper: ListedKeeper
}

/** One keeper, and what an administrator can do about all but oneself. */
export const KeeperRow = ({ keeper }: Props) => {
  const { id, username, lastSeenAt } = keeper
  const isOneself = use(PersonContext)?.id === id
  return (
    <li className="row">
      <div className="keeper-text">
        <p>
          {username}
          {isOneself && <span> ({texts.you})</span>}
        </p>
        <p className="hint">
          {roleOf(keeper)}
          {lastSeenAt && `, ${texts.lastSeen(timeOf(lastSeenAt))}`}
        </p>
      </div>
      {!isOneself && (
        <div className="row">
          <RoleButton keeper={keeper} />
          <RemoveButton keeper={keeper} />
        </div>
      )}
    </li>
  )
}

const RoleButton = ({ keeper: { id, username, isAdmin } }: Props) => {
  const { mutate, isPending } = useChange('PUT /api/keepers/:id', {
    success: texts.changed,
    failure: ({ sentence }) => ({ title: texts.changeFailed, description: sentence ?? texts.notChanged }),
  })
  const label = isAdmin ? texts.makeHelper : texts.makeAdministrator
  const question = isAdmin ? texts.helperQuestion(username) : texts.administratorQuestion(username)
  return (
    <ConfirmButton
      aria-label={`${label}: ${username}`}
      question={question}
      busy={isPending}
      onConfirm={(close) => mutate({ params: { id }, body: { isAdmin: !isAdmin } }, { onSuccess: close })}
    >
      {label}
    </ConfirmButton>
  )
}

const RemoveButton = ({ keeper: { id, username } }: Props) => {
  const { mutate, isPending } = useChange('DELETE /api/keepers/:id', {
    success: texts.removed(username),
    failure: ({ sentence }) => ({ title: texts.removeFailed, description: sentence ?? texts.notRemoved }),
  })
  return (
    <ConfirmButton
      aria-label={`${texts.remove} ${username}`}
      question={texts.removeQuestion(username)}
      busy={isPending}
      onConfirm={(close) => mutate({ params: { id } }, { onSuccess: close })}
    >
      {texts.remove}
    </ConfirmButton>
  )
}
