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
  /** how a sentence refers to the item, such as 'the media item' */
  itemPhrase: string
  /** whether the deletion is permanent even if the setting to keep deleted items is on */
  isPermanent?: boolean
  success: Toast
  failure: Toast
  onDeleted?: () => void
  onClose: () => void
  /** shows the item that will be deleted */
  children?: ReactNode
}

/** Asks before a deletion, and says whether the deletion can be undone. Stays open if the deletion fails. */
export const ConfirmDelete = ({
  endpoint,
  id,
  itemPhrase,
  isPermanent = false,
  success,
  failure,
  onDeleted,
  onClose,
  children,
}: Props) => {
  const { mutate, isPending } = useChange(endpoint, { success, failure })
  const isKept = useKeepsDeleted() && !isPermanent
  const onSuccess = () => {
    onDeleted?.()
    onClose()
  }
  return (
    <AlertDialog
      title={texts.deletion.sure}
      description={isKept ? texts.deletion.forAWhile(itemPhrase) : texts.deletion.forGood(itemPhrase)}
      busy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess })}
      onCancel={onClose}
    >
      {children}
    </AlertDialog>
  )
}

/**
 * Returns whether deleted items can be put back. Fetches the settings again, because another administrator may have changed
 * them.
 */
export const useKeepsDeleted = () =>
  useRead('GET /api/settings', { refetchOnMount: true }).data?.keepDeleted === 'on'
