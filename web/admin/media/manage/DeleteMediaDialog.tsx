import type { Media } from '../../../../contract/media.ts'
import { CallError } from '../../../api/call.ts'
import { useChange } from '../../../api/useChange.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage

interface Props {
  /** null while none is to be deleted */
  item: Media | null
  onDeleted: (item: Media) => void
  onClose: () => void
}

export const DeleteMediaDialog = ({ item, onDeleted, onClose }: Props) => {
  const { mutateAsync, isPending } = useChange('DELETE /api/media/:id', {
    refetch: ['/api/media', '/api/memories'],
  })
  const remove = async (gone: Media) => {
    try {
      await mutateAsync({ params: { id: gone.id } })
    } catch (error) {
      // an earlier try may have arrived although its answer did not
      if (!(error instanceof CallError && error.status === 404))
        return toast({ ...texts.deleteFailed, tone: 'destructive' })
    }
    toast(texts.deleted)
    onDeleted(gone)
    onClose()
  }
  return (
    <AlertDialog
      open={item !== null}
      title={texts.sure}
      description={texts.deleteWords}
      confirm={texts.delete}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => item && void remove(item)}
    />
  )
}
