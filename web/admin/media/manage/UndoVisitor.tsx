import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'
import { HistoryEntry } from './HistoryEntry.tsx'

const texts = allTexts.manage

interface Props {
  /** any edit of the visitor's */
  edit: string
  onBack: () => void
  onClose: () => void
}

/** Shows what would be undone before it is: everything one visitor has changed that still stands. */
export const UndoVisitor = ({ edit, onBack, onClose }: Props) => {
  const {
    data = [],
    answered,
    error,
  } = useRead('GET /api/media-edits/:id/by-same-visitor', {
    params: { id: edit },
    fresh: true,
  })
  const { mutateAsync, isPending } = useChange('POST /api/media-edits/:id/undo-visitor', {
    refetch: ['/api/media'],
  })
  const undo = async () => {
    try {
      const mediaIds = data.map(({ mediaId }) => mediaId)
      const { media } = await mutateAsync({ params: { id: edit }, body: { mediaIds } })
      toast(texts.undoDone(media.length))
      onClose()
    } catch {
      toast({ ...texts.updateFailed, tone: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      title={texts.undoVisitor}
      description={texts.undoWords}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onBack}>{allTexts.cancel}</Button>
          <Button tone="primary" onClick={() => void undo()} disabled={isPending || data.length === 0}>
            {texts.undo(data.length)}
          </Button>
        </>
      }
    >
      <div className="history">
        {!answered && !error && <p role="status">{texts.historyWait}</p>}
        {error && <p role="alert">{texts.historyFailed}</p>}
        {answered && data.length === 0 && <p>{texts.undoNone}</p>}
        <ol>
          {data.map((each) => (
            <li key={each.mediaId}>
              <HistoryEntry label={texts.saysNow} title={each.titleNow} description={each.descriptionNow} />
              <HistoryEntry
                label={texts.saysThen}
                title={each.titleThen}
                description={each.descriptionThen}
              />
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
