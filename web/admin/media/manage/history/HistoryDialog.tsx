import { useState } from 'react'
import { isolate } from '../../../../../domain/direction.ts'
import type { Adjustment } from '../../../../../contract/media/adjustment.ts'
import type { MediaEdit } from '../../../../../contract/media/history.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useRead } from '../../../../api/useRead.ts'
import { Button } from '../../../../ui/Button.tsx'
import { ChangeButton } from '../../../../api/ChangeButton.tsx'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../../ui/loading/ReadState.tsx'
import { useDates } from '../../../parts/dates/dates.ts'
import { direction } from '../../../../../languages/en/grammar.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { texts as peopleTexts } from '../../../../../languages/en/dashboard/people.ts'
import { TextEntry } from './TextEntry.tsx'
import { UndoVisitorDialog } from './UndoVisitorDialog.tsx'

/** A keeper can restore any earlier state, and can undo all edits by one visitor. */
export const HistoryDialog = ({ item, onClose }: { item: Media; onClose: () => void }) => {
  const edits = useRead('GET /api/media/:id/history', {
    params: { id: item.id },
    refetchOnMount: true,
  })
  const [undoneEditId, setUndoneEditId] = useState<string | null>(null)
  if (undoneEditId !== null)
    return <UndoVisitorDialog editId={undoneEditId} onBack={() => setUndoneEditId(null)} onClose={onClose} />
  return (
    <Dialog hasCloseInFooter title={texts.historyDialog} description={item.title} onClose={onClose}>
      <div className="history">
        <ReadState readState={edits} texts={texts.historySeen}>
          {(data) => (
            <ol>
              {data.map((edit) => (
                <EditEntry key={edit.id} edit={edit} item={item} onUndo={() => setUndoneEditId(edit.id)} />
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

const EditEntry = ({ edit, item, onUndo }: EditProps) => {
  const { formatMinute, formatTaken } = useDates()
  const describeDate = (date: MediaEdit['takenAtAfter']) =>
    edit.takenAtBefore !== edit.takenAtAfter && (
      <strong>{date ? formatTaken(date) : peopleTexts.noDate}</strong>
    )
  return (
    <li>
      <p className="hint">
        {formatMinute(edit.editedAt)}. {describeEditor(edit)}
        {describeState(edit)}
      </p>
      {edit.adjustmentBefore && edit.adjustmentAfter ? (
        <>
          <StateEntry label={texts.picture} state={describeAdjustment(edit.adjustmentBefore)} />
          <StateEntry label={texts.after} state={describeAdjustment(edit.adjustmentAfter)} />
        </>
      ) : edit.peopleBefore && edit.peopleAfter ? (
        <>
          <StateEntry label={texts.before} state={describePeople(edit.peopleBefore)} />
          <StateEntry label={texts.after} state={describePeople(edit.peopleAfter, edit.peopleBefore)} />
        </>
      ) : (
        <>
          <TextEntry label={texts.before} getText={(field) => edit[`${field}Before`]}>
            {describeDate(edit.takenAtBefore)}
          </TextEntry>
          <TextEntry label={edit.held ? texts.would : texts.after} getText={(field) => edit[`${field}After`]}>
            {describeDate(edit.takenAtAfter)}
          </TextEntry>
        </>
      )}
      <div className="row">
        {edit.held ? <HeldButtons edit={edit} item={item} /> : <PutBackButton edit={edit} item={item} />}
        {edit.byVisitor && !edit.held && <Button onClick={onUndo}>{texts.undoVisitor}</Button>}
      </div>
    </li>
  )
}

/** An edit that waits for approval is always a visitor's. */
const describeEditor = ({ byVisitor, held }: MediaEdit) =>
  byVisitor || held ? texts.byVisitor : texts.byFamily

function describeState({ held, undoneAt }: MediaEdit): string {
  if (held) return `. ${undoneAt ? texts.discarded : texts.held}`
  return undoneAt ? `. ${texts.undone}` : ''
}

type EditOfItem = Pick<EditProps, 'edit' | 'item'>

const toInput = ({ edit, item }: EditOfItem) => ({ params: { id: item.id }, body: { edit: edit.id } })

const PutBackButton = (props: EditOfItem) => (
  <ChangeButton
    endpoint="POST /api/media/:id/put-back"
    input={toInput(props)}
    success={texts.putBackDone}
    failure={texts.updateFailed}
  >
    {texts.putBack}
  </ChangeButton>
)

/** The buttons that approve or discard an edit that waits for approval. A discarded edit can still be approved. */
const HeldButtons = (props: EditOfItem) => {
  const failure = texts.updateFailed
  const approve = useChange('POST /api/media/:id/approve-edit', { success: texts.approveDone, failure })
  const discard = useChange('POST /api/media/:id/discard-edit', { success: texts.discardDone, failure })
  const busy = approve.isPending || discard.isPending
  return (
    <>
      <Button onClick={() => approve.mutate(toInput(props))} disabled={busy}>
        {texts.approve}
      </Button>
      {!props.edit.undoneAt && (
        <Button onClick={() => discard.mutate(toInput(props))} disabled={busy}>
          {texts.discard}
        </Button>
      )}
    </>
  )
}

const states = texts.pictureStates

const StateEntry = ({ label, state }: { label: string; state: string }) => (
  <p className="history-entry">
    <span className="hint">{label}</span> <strong>{state}</strong>
  </p>
)

const describePeople = (people: readonly string[], before?: readonly string[]) => {
  if (people.join('\n') === before?.join('\n')) return peopleTexts.placesChanged
  return people.map((name) => isolate(name, direction)).join(', ') || peopleTexts.noNames
}

const describeAdjustment = ({ rotate, straighten, crop, focalPoint }: Adjustment) =>
  [
    ...(rotate === 0 ? [] : [states.rotated(rotate)]),
    ...(straighten === 0 ? [] : [states.straightened(straighten)]),
    ...(crop ? [states.cropped(toPercent(crop.width), toPercent(crop.height))] : []),
    ...(focalPoint ? [states.focused(toPercent(focalPoint.x), toPercent(focalPoint.y))] : []),
  ].join(', ') || states.asSent

const toPercent = (fraction: number) => Math.round(fraction * 100)
