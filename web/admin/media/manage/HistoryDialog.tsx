import { useState } from 'react'
import type { MediaEdit } from '../../../../contract/history.ts'
import type { Media } from '../../../../contract/media.ts'
import { useChange } from '../../../api/useChange.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ReadState } from '../../../ui/ReadState.tsx'
import { timeOf } from '../../format.ts'
import { texts as allTexts } from '../texts.ts'
import { HistoryEntry } from './HistoryEntry.tsx'
import { UndoVisitor } from './UndoVisitor.tsx'

const texts = allTexts.manage

/** The text of an item before its edits; each can be put back, and all of one visitor's undone. */
export const HistoryDialog = ({ item, onClose }: { item: Media; onClose: () => void }) => {
  const edits = useRead('GET /api/media/:id/history', {
    params: { id: item.id },
    fresh: true,
  })
  const [ofVisitor, setOfVisitor] = useState<string | null>(null)
  if (ofVisitor !== null)
    return <UndoVisitor edit={ofVisitor} onBack={() => setOfVisitor(null)} onClose={onClose} />
  return (
    <Dialog
      cross={false}
      title={texts.historyDialog}
      description={item.title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{allTexts.close}</Button>}
    >
      <div className="history">
        <ReadState read={edits} texts={texts.historyRead}>
          {(data) => (
            <ol>
              {data.map((edit) => (
                <Edit key={edit.id} edit={edit} item={item} onUndo={() => setOfVisitor(edit.id)} />
              ))}
            </ol>
          )}
        </ReadState>
      </div>
    </Dialog>
  )
}

interface EditProps {
  edit: MediaEdit
  item: Media
  onUndo: () => void
}

const Edit = ({ edit, item, onUndo }: EditProps) => {
  const { mutate, isPending } = useChange('POST /api/media/:id/put-back', {
    success: texts.putBackDone,
    failure: texts.updateFailed,
  })
  return (
    <li>
      <p className="history-when">
        {timeOf(edit.editedAt)}. {edit.byVisitor ? texts.byVisitor : texts.byFamily}
        {edit.undoneAt && `. ${texts.undone}`}
      </p>
      <HistoryEntry label={texts.before} textOf={(field) => edit[`${field}Before`]} />
      <HistoryEntry label={texts.after} textOf={(field) => edit[`${field}After`]} />
      <div className="history-buttons">
        <Button
          onClick={() => mutate({ params: { id: item.id }, body: { edit: edit.id } })}
          disabled={isPending}
        >
          {texts.putBack}
        </Button>
        {edit.byVisitor && <Button onClick={onUndo}>{texts.undoVisitor}</Button>}
      </div>
    </li>
  )
}
