import type { Track } from '../../../../contract/music.ts'
import { CallError } from '../../../api/call.ts'
import { useChange } from '../../../api/useChange.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.sure

interface Props {
  /** null while none is to be deleted */
  track: Track | null
  onClose: () => void
}

export const DeleteTrackDialog = ({ track, onClose }: Props) => {
  const { mutateAsync, isPending } = useChange('DELETE /api/music/:id', { refetch: ['/api/music'] })
  const remove = async ({ id }: Track) => {
    try {
      await mutateAsync({ params: { id } })
    } catch (error) {
      // an earlier try may have arrived although its answer did not
      if (!(error instanceof CallError && error.status === 404))
        return toast({ ...texts.failed, tone: 'destructive' })
    }
    toast(texts.deleted)
    onClose()
  }
  return (
    <AlertDialog
      open={track !== null}
      title={texts.title}
      description={texts.words(track?.title ?? '')}
      confirm={texts.delete}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => track && void remove(track)}
    />
  )
}
