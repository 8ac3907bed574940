import type { Undoing } from '../../../../../contract/media/history.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useRead } from '../../../../api/useRead.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../../ui/loading/ReadState.tsx'
import { manageTexts as texts, texts as allTexts } from '../../../../../languages/en/dashboard/media.ts'
import { TextEntry } from './TextEntry.tsx'

interface Props {
  /** the id of any of the visitor's edits */
  editId: string
  onBack: () => void
  onClose: () => void
}

/** A dialog that lists a visitor's edits that are still in effect, and undoes these edits if the keeper confirms. */
export const UndoVisitorDialog = ({ editId, onBack, onClose }: Props) => {
  const undoings = useRead('GET /api/media-edits/:id/by-same-visitor', {
    params: { id: editId },
    refetchOnMount: true,
  })
  const { mutate, isPending } = useChange('POST /api/media-edits/:id/undo-visitor', {
    success: ({ media }) => texts.undoDone(media.length),
    failure: texts.updateFailed,
  })
  const mediaIds = (undoings.data ?? []).map(({ mediaId }) => mediaId)
  const undo = () => mutate({ params: { id: editId }, body: { mediaIds } }, { onSuccess: onClose })
  return (
    <Dialog
      title={texts.undoVisitor}
      description={texts.undoHint}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{allTexts.cancel}</Button>
          <Button tone="primary" onClick={undo} disabled={isPending || mediaIds.length === 0}>
            {texts.undo(mediaIds.length)}
          </Button>
        </>
      }
    >
      <div className="history">
        <ReadState readState={undoings} texts={texts.historySeen} empty={<p>{texts.undoNone}</p>}>
          {(data) => (
            <ol>
              {data.map((undoing) => (
                <UndoingItem key={undoing.mediaId} undoing={undoing} />
              ))}
            </ol>
          )}
        </ReadState>
      </div>
    </Dialog>
  )
}

const UndoingItem = ({ undoing }: { undoing: Undoing }) => (
  <li>
    <TextEntry label={texts.now} getText={(field) => undoing[`${field}Now`]} />
    <TextEntry label={texts.then} getText={(field) => undoing[`${field}Then`]} />
  </li>
)
