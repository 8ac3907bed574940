import type { ReactNode } from 'react'
import type { ChangeEndpoint } from '../api/endpoints.ts'
import { useChange } from '../api/useChange.ts'
import { useRead } from '../api/useRead.ts'
import { AlertDialog } from '../ui/dialogs/AlertDialog.tsx'
import type { Toast } from '../ui/toasts/toast.ts'
import { texts } from './texts.ts'

interface Props {
  endpoint: Extract<ChangeEndpoint, `DELETE ${string}/:id`>
  id: string
  /** such as 'the media item' */
  what: string
  /** deletes permanently, even if the settings keep deleted items */
  forGood?: boolean
  success: Toast
  failure: Toast
  onDeleted?: () => void
  onClose: () => void
  /** shows the item to be deleted */
  children?: ReactNode
}

/** Asks before a deletion, and says whether it can be undone; stays open after a failure. */
export const ConfirmDelete = ({
  endpoint,
  id,
  what,
  forGood = false,
  success,
  failure,
  onDeleted,
  onClose,
  children,
}: Props) => {
  const { mutate, isPending } = useChange(endpoint, { success, failure })
  const isKept = useKeepsDeleted() && !forGood
  const onSuccess = () => {
    onDeleted?.()
    onClose()
  }
  return (
    <AlertDialog
      title={texts.deletion.sure}
      description={isKept ? texts.deletion.forAWhile(what) : texts.deletion.forGood(what)}
      busy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess })}
      onCancel={onClose}
    >
      {children}
    </AlertDialog>
  )
}

/** Whether deleted items can be put back. Read fresh, because another administrator may have changed the setting. */
export const useKeepsDeleted = () =>
  useRead('GET /api/settings', { refetchOnMount: true }).data?.keepDeleted === 'on'
