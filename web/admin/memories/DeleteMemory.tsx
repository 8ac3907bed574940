import type { Memory } from '../../../contract/memories.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useDeleting } from './changes.ts'
import { texts } from './texts.ts'

export const DeleteMemory = ({ memory, onDone }: { memory: Memory; onDone: () => void }) => {
  const { mutate, isPending } = useDeleting()
  const remove = () =>
    mutate(
      { params: { id: memory.id } },
      {
        onSuccess: () => {
          toast(texts.deleted)
          onDone()
        },
        onError: () => toast(texts.deleteFailed),
      },
    )
  return (
    <AlertDialog
      open
      title={texts.sure}
      description={texts.sureWords(memory.name)}
      confirm={texts.delete}
      cancel={texts.cancel}
      busy={isPending}
      onConfirm={remove}
      onCancel={onDone}
    />
  )
}
