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
  /** whatever the settings are */
  forGood?: boolean
  success: Toast
  failure: Toast
  onDeleted?: () => void
  onClose: () => void
  /** shows what goes */
  children?: ReactNode
}

/** Asks before something is deleted, and says whether it can be put back; after a failure the question stays. */
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

/** Whether what is deleted can be put back; read anew, because another administrator may have changed it. */
export const useKeepsDeleted = () => useRead('GET /api/settings', { fresh: true }).data?.keepDeleted === 'on'
