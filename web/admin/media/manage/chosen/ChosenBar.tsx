import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useIsAdministrator } from '../../../person.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { DateDialog } from './DateDialog.tsx'
import { MoveDialog } from '../sheet/MoveDialog.tsx'
import { useVisibility } from './useVisibility.ts'
import type { Selection } from './useSelection.ts'
import { useChange } from '../../../../api/useChange.ts'
import { AlertDialog } from '../../../../ui/dialogs/AlertDialog.tsx'
import { useKeepsDeleted } from '../../../ConfirmDelete.tsx'
import { texts as adminTexts } from '../../../texts.ts'
import { AffectedPictures } from './AffectedPictures.tsx'

export interface ChosenActions {
  /** moves the items together; the first gets this position, from 1 */
  onMove: (ids: ReadonlySet<string>, position: number) => void
}

interface Props extends ChosenActions {
  selection: Selection<Media>
  /** number of items in the whole gallery */
  count: number
  /** position of the first chosen item, from 1 */
  firstPosition: number
  onOpen: (item: Media) => void
}

/** The number of chosen items and the actions on them. It shows even if none is chosen, so that the page does not shift. */
export const ChosenBar = ({ selection, count, firstPosition, onMove, onOpen }: Props) => {
  const { chosen } = selection
  const isAdministrator = useIsAdministrator()
  const setVisible = useVisibility()
  const [dialog, setDialog] = useState<'move' | 'date' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const [only] = chosen
  const isNone = chosen.length === 0
  const areHidden = !isNone && chosen.every(({ hidden }) => hidden)
  const areDeletable = !isNone && chosen.every(({ deletable }) => deletable)
  return (
    <div className="row chosen-bar">
      <p role="status">
        {isNone ? texts.hint : texts.chosen(chosen.length)}
        {isNone && <span className="for-mouse"> {texts.hintForMouse}</span>}
      </p>
      <div className="row chosen-choice">
        <Button onClick={selection.all}>{texts.all}</Button>
        <Button onClick={selection.none} disabled={isNone}>
          {texts.none}
        </Button>
      </div>
      <div className="row">
        {only && chosen.length === 1 && <Button onClick={() => onOpen(only)}>{texts.open}</Button>}
        {isAdministrator && (
          <Button onClick={() => setDialog('move')} disabled={isNone}>
            {texts.moveTo}
          </Button>
        )}
        <Button onClick={() => setVisible(chosen, areHidden)} disabled={isNone}>
          {areHidden ? texts.show : texts.hide}
        </Button>
        <Button onClick={() => setDialog('date')} disabled={isNone}>
          {texts.date}
        </Button>
        {(isAdministrator || areDeletable) && (
          <Button tone="destructive" onClick={() => setDialog('delete')} disabled={!areDeletable}>
            {texts.delete}
          </Button>
        )}
      </div>
      {!isNone && dialog === 'move' && (
        <MoveDialog
          {...{ count, firstPosition }}
          chosen={chosen.length}
          onMove={(position) => onMove(new Set(chosen.map(({ id }) => id)), position)}
          onClose={close}
        />
      )}
      {!isNone && dialog === 'date' && <DateDialog items={chosen} onClose={close} />}
      {!isNone && dialog === 'delete' && <DeleteMany items={chosen} onClose={close} />}
    </div>
  )
}

const DeleteMany = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
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
      <AffectedPictures items={items} />
    </AlertDialog>
  )
}
