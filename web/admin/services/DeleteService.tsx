import type { Service } from '../../../contract/services.ts'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

export const DeleteService = ({ service, onDone }: { service: Service; onDone: () => void }) => {
  const { mutate, isPending } = useChange('DELETE /api/services/:id', { refetch: ['/api/services'] })
  const remove = () =>
    mutate(
      { params: { id: service.id } },
      {
        onSuccess: () => {
          toast({ title: texts.deleted, description: texts.deletedWords })
          onDone()
        },
        onError: () =>
          toast({ title: texts.deleteFailed, description: texts.deleteFailedWords, tone: 'destructive' }),
      },
    )
  return (
    <AlertDialog
      open
      title={texts.sure}
      description={texts.sureWords(service.title)}
      confirm={texts.delete}
      cancel={texts.cancel}
      busy={isPending}
      onConfirm={remove}
      onCancel={onDone}
    />
  )
}
