import type { ReactNode } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'
import { manageTexts } from '../../../../languages/en/dashboard/media.ts'
import { describeFile } from '../../deleted/describeDeleted.ts'
import { PreviewPicture } from '../manage/list/ImagePreviewDialog.tsx'

interface Props {
  item: Media
  onClose: () => void
  /** the buttons that decide about the item */
  children: ReactNode
}

/** Shows what a guest sent in full. Its title and date can be changed in the gallery. */
export const SentPreview = ({ item, onClose, children }: Props) => {
  const dates = useDates()
  return (
    <Dialog
      hasCloseInFooter
      className="preview-dialog"
      title={manageTexts.previewDialog}
      onClose={onClose}
      footer={children}
    >
      <PreviewPicture item={item} />
      <div className="preview-text">
        <p className="preview-title">{isolateTyped(item.title)}</p>
        <p className="hint">{describeFile(item, dates).join(', ')}</p>
      </div>
    </Dialog>
  )
}
