import { use, useState } from 'react'
import type { ListedKeeper } from '../../../../contract/keepers.ts'
import { useChange } from '../../../api/useChange.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { timeOf } from '../../format.ts'
import { PersonContext } from '../../person.ts'
import { roleOf, texts } from './texts.ts'

/** One keeper, and what an administrator can do about all but oneself. */
export const KeeperRow = ({ keeper }: { keeper: ListedKeeper }) => {
  const { id, username, isAdmin, lastSeenAt } = keeper
  const isOneself = use(PersonContext)?.id === id
  const [asking, setAsking] = useState<'role' | 'remove' | null>(null)
  const close = () => setAsking(null)
  return (
    <li>
      <div className="keeper-text">
        <p>
          {username}
          {isOneself && <span> ({texts.you})</span>}
        </p>
        <p className="keeper-note">
          {roleOf(keeper)}
          {lastSeenAt && `, ${texts.lastSeen(timeOf(lastSeenAt))}`}
        </p>
      </div>
      {!isOneself && (
        <div className="keeper-buttons">
          <Button onClick={() => setAsking('role')} aria-label={`${roleChange(isAdmin)}: ${username}`}>
            {roleChange(isAdmin)}
          </Button>
          <Button onClick={() => setAsking('remove')} aria-label={`${texts.remove} ${username}`}>
            {texts.remove}
          </Button>
        </div>
      )}
      {asking === 'role' && <RoleQuestion keeper={keeper} onClose={close} />}
      {asking === 'remove' && <RemoveQuestion keeper={keeper} onClose={close} />}
    </li>
  )
}

const roleChange = (isAdmin: boolean) => (isAdmin ? texts.makeHelper : texts.makeAdministrator)

interface QuestionProps {
  keeper: ListedKeeper
  onClose: () => void
}

const RoleQuestion = ({ keeper: { id, username, isAdmin }, onClose }: QuestionProps) => {
  const { mutate, isPending } = useChange('PUT /api/keepers/:id', {
    success: texts.changed,
    failure: ({ message }) => ({ title: texts.changeFailed, description: message }),
  })
  const body = { isAdmin: !isAdmin }
  return (
    <AlertDialog
      {...(isAdmin ? texts.helperQuestion(username) : texts.administratorQuestion(username))}
      cancel={texts.cancel}
      busy={isPending}
      onConfirm={() => mutate({ params: { id }, body }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}

const RemoveQuestion = ({ keeper: { id, username }, onClose }: QuestionProps) => {
  const { mutate, isPending } = useChange('DELETE /api/keepers/:id', {
    success: texts.removed(username),
    failure: ({ message }) => ({ title: texts.removeFailed, description: message }),
  })
  return (
    <AlertDialog
      {...texts.removeQuestion(username)}
      cancel={texts.cancel}
      busy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  )
}
