import type { ChangeEndpoint } from '../api/endpoints.ts'
import { useChange } from '../api/useChange.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import type { Toast } from '../ui/toast.ts'

interface Props {
  endpoint: Extract<ChangeEndpoint, `DELETE ${string}/:id`>
  id: string
  question: { title: string; description: string }
  success: Toast
  failure: Toast
  onDeleted?: () => void
  onClose: () => void
}

/** Asks before something is deleted for ever; after a failure the question stays. */
export const ConfirmDelete = ({ endpoint, id, question, success, failure, onDeleted, onClose }: Props) => {
  const { mutate, isPending } = useChange(endpoint, { success, failure })
  const onSuccess = () => {
    onDeleted?.()
    onClose()
  }
  return (
    <AlertDialog
      open
      {...question}
      busy={isPending}
      onConfirm={() => mutate({ params: { id } }, { onSuccess })}
      onCancel={onClose}
    />
  )
}
