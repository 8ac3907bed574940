import type { Media } from '../../../../contract/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { AlertDialog } from '../../../ui/AlertDialog.tsx'
import { useKeepsDeleted } from '../../ConfirmDelete.tsx'
import { texts as adminTexts } from '../../texts.ts'
import { PicturesInQuestion } from './PicturesInQuestion.tsx'
import { sheetTexts as texts } from '../sheetTexts.ts'

export const DeleteMany = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const { mutate, isPending } = useChange('POST /api/media/delete', {
    success: texts.deleted(items.length),
    failure: texts.deleteFailed,
  })
  const { sure, forAWhile, forGood } = adminTexts.deletion
  const what = texts.deleteWhat(items.length)
  return (
    <AlertDialog
      title={sure}
      description={useKeepsDeleted() ? forAWhile(what) : forGood(what)}
      busy={isPending}
      onConfirm={() => mutate({ body: { ids: items.map(({ id }) => id) } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <PicturesInQuestion items={items} />
    </AlertDialog>
  )
}
