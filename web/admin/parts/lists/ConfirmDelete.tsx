import { type ReactNode, useState } from 'react'
import type { CallInput, ChangeEndpoint } from '../../../api/endpoints.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { AlertDialog } from '../../../ui/dialogs/AlertDialog.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import type { Toast } from '../../../ui/toasts/toast.ts'
import './confirm-delete.css'
import { useUndoDelete } from './usePutBack.ts'
import { useIsAdministrator } from '../tab/person.ts'
import { deletionTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

type DeleteEndpoint = Extract<ChangeEndpoint, `DELETE ${string}/:id` | 'POST /api/media/delete'>

interface Props<E extends DeleteEndpoint> {
  endpoint: E
  input: CallInput<E>
  ids: readonly string[]
  /** how a sentence refers to the item or items, such as 'the media item' */
  itemPhrase: string
  /** whether the deletion is permanent even if the setting to keep deleted items is on */
  isPermanent?: boolean
  success: Toast
  failure: Toast
  onDeleted?: () => void
  onClose: () => void
  children?: ReactNode
}

/**
 * Asks before a deletion, and says whether the deletion can be undone. If it can, the toast has an 'Undo' button; if not,
 * administrators can switch on the setting to keep deleted items, so that this deletion can be undone as well. Stays open if the
 * deletion fails.
 */
export const ConfirmDelete = <E extends DeleteEndpoint>({
  endpoint,
  input,
  ids,
  itemPhrase,
  isPermanent = false,
  success,
  failure,
  onDeleted,
  onClose,
  children,
}: Props<E>) => {
  const isAdministrator = useIsAdministrator()
  const keepsDeleted = useKeepsDeleted()
  const [isKeepChosen, setKeepChosen] = useState(false)
  const isKept = (keepsDeleted || isKeepChosen) && !isPermanent
  const putBack = useUndoDelete()
  const undo = () => putBack({ body: { ids: [...ids] } })
  const deleting = useChange(endpoint, { success: isKept ? { ...success, undo } : success, failure })
  const keeping = useChange('PUT /api/settings', { failure: texts.keepFailed })
  const onSuccess = () => {
    onDeleted?.()
    onClose()
  }
  const remove = () => deleting.mutate(input, { onSuccess })
  const confirm = () => {
    if (isKept && !keepsDeleted) keeping.mutate({ body: { keepDeleted: 'on' } }, { onSuccess: remove })
    else remove()
  }
  return (
    <AlertDialog
      {...texts.question}
      description={
        // screen readers announce the sentence again when the checkbox changes it
        <span aria-live="polite">
          {isKept
            ? texts.forAWhile(itemPhrase, ids.length, isAdministrator ? texts.you : texts.administrator)
            : texts.forGood(itemPhrase, ids.length)}
        </span>
      }
      busy={keeping.isPending || deleting.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {children}
      {isAdministrator && !isPermanent && !keepsDeleted && (
        <div className="keep-deleted">
          <Checkbox label={texts.keep} checked={isKeepChosen} onChange={setKeepChosen} />
          <p className="hint">{texts.keepHint}</p>
        </div>
      )}
    </AlertDialog>
  )
}

/** Returns a function that makes the Undo button of a deletion without a question; undefined if deleted items are not kept. */
export const useMakeUndo = () => {
  const keepsDeleted = useKeepsDeleted()
  const putBack = useUndoDelete()
  return (ids: readonly string[]) => (keepsDeleted ? () => putBack({ body: { ids: [...ids] } }) : undefined)
}

/**
 * Returns whether deleted items can be put back. Fetches the settings again, because another administrator may have changed
 * them.
 */
export const useKeepsDeleted = () =>
  useRead('GET /api/settings', { refetchOnMount: true }).data?.keepDeleted === 'on'
