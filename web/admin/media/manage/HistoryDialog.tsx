import { useState } from 'react'
import type { MediaEdit } from '../../../../contract/history.ts'
import type { Media } from '../../../../contract/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { timeOf } from '../../format.ts'
import { texts as allTexts } from '../texts.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { UndoVisitor } from './UndoVisitor.tsx'

const texts = allTexts.manage

interface Props {
  /** absent while no history is shown */
  item: Media | undefined
  onClose: () => void
}

/** What an item said before its edits; each can be put back, and all of one visitor's undone. */
export const HistoryDialog = ({ item, onClose }: Props) =>
  item && <History key={item.id} item={item} onClose={onClose} />

const History = ({ item, onClose }: { item: Media; onClose: () => void }) => {
  const { data, answered, error, retry } = useRead('GET /api/media/:id/history', {
    params: { id: item.id },
    fresh: true,
  })
  const [ofVisitor, setOfVisitor] = useState<string | null>(null)
  if (ofVisitor !== null)
    return <UndoVisitor edit={ofVisitor} onBack={() => setOfVisitor(null)} onClose={onClose} />
  return (
    <Dialog
      open
      cross={false}
      title={texts.historyDialog}
      description={item.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{allTexts.close}</Button>}
    >
      <div className="history">
        {!answered && !error && <p role="status">{texts.historyWait}</p>}
        {error && !data && (
          <p role="alert">
            {texts.historyFailed} <Button onClick={retry}>{texts.again}</Button>
          </p>
        )}
        <ol>
          {data?.map((edit) => (
            <Edit key={edit.id} edit={edit} item={item} onBack={retry} onUndo={() => setOfVisitor(edit.id)} />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

interface EditProps {
  edit: MediaEdit
  item: Media
  onBack: () => void
  onUndo: () => void
}

const Edit = ({ edit, item, onBack, onUndo }: EditProps) => {
  const { mutateAsync, isPending } = useChange('POST /api/media/:id/put-back', { refetch: ['/api/media'] })
  const putBack = async () => {
    try {
      await mutateAsync({ params: { id: item.id }, body: { edit: edit.id } })
      toast(texts.putBackDone)
      onBack()
    } catch {
      toast({ ...texts.updateFailed, tone: 'destructive' })
    }
  }
  return (
    <li>
      <p className="history-when">
        {timeOf(edit.editedAt)}. {edit.byVisitor ? texts.byVisitor : texts.byFamily}
        {edit.undoneAt && `. ${texts.undone}`}
      </p>
      <HistoryEntry label={texts.before} title={edit.titleBefore} description={edit.descriptionBefore} />
      <HistoryEntry label={texts.after} title={edit.titleAfter} description={edit.descriptionAfter} />
      <div className="history-buttons">
        <Button onClick={() => void putBack()} disabled={isPending}>
          {texts.putBack}
        </Button>
        {edit.byVisitor && <Button onClick={onUndo}>{texts.undoVisitor}</Button>}
      </div>
    </li>
  )
}
