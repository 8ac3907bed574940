import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useIsAdministrator } from '../../../person.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { DateDialog } from './DateDialog.tsx'
import { MoveDialog } from '../sheet/MoveDialog.tsx'
import { useSetVisible } from './useSetVisible.ts'
import type { Selection } from '../../../selection/useSelection.ts'
import { useChange } from '../../../../api/useChange.ts'
import { AlertDialog } from '../../../../ui/dialogs/AlertDialog.tsx'
import { useKeepsDeleted } from '../../../ConfirmDelete.tsx'
import { texts as adminTexts } from '../../../texts.ts'
import { AffectedPictures } from './AffectedPictures.tsx'

export interface ChosenActions {
  /** moves the items as a group, in their current sequence; `position` is the new 1-based position of the first item */
  onMove: (ids: ReadonlySet<string>, position: number) => void
}

interface Props extends ChosenActions {
  selection: Selection<Media>
  /** the number of items in the whole gallery */
  count: number
  /** the 1-based position of the first chosen item */
  firstPosition: number
  onOpen: (item: Media) => void
}

/** The bar is always visible, so that the page does not shift. */
export const ChosenBar = ({ selection, count, firstPosition, onMove, onOpen }: Props) => {
  const { chosen } = selection
  const isAdministrator = useIsAdministrator()
  const setVisible = useSetVisible()
  const [dialog, setDialog] = useState<'move' | 'date' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const [firstItem] = chosen
  const isNoneChosen = chosen.length === 0
  const areHidden = !isNoneChosen && chosen.every(({ hidden }) => hidden)
  const areDeletable = !isNoneChosen && chosen.every(({ deletable }) => deletable)
  return (
    <div className="row chosen-bar">
      <p role="status">
        {isNoneChosen ? texts.hint : texts.chosen(chosen.length)}
        {isNoneChosen && <span className="for-mouse"> {texts.hintForMouse}</span>}
      </p>
      <div className="row chosen-choice">
        <Button onClick={selection.chooseAll}>{texts.all}</Button>
        <Button onClick={selection.chooseNone} disabled={isNoneChosen}>
          {texts.none}
        </Button>
      </div>
      <div className="row">
        {firstItem && chosen.length === 1 && <Button onClick={() => onOpen(firstItem)}>{texts.open}</Button>}
        {isAdministrator && (
          <Button onClick={() => setDialog('move')} disabled={isNoneChosen}>
            {texts.moveTo}
          </Button>
        )}
        <Button onClick={() => setVisible(chosen, areHidden)} disabled={isNoneChosen}>
          {areHidden ? texts.show : texts.hide}
        </Button>
        <Button onClick={() => setDialog('date')} disabled={isNoneChosen}>
          {texts.date}
        </Button>
        {(isAdministrator || areDeletable) && (
          <Button tone="destructive" onClick={() => setDialog('delete')} disabled={!areDeletable}>
            {texts.delete}
          </Button>
        )}
      </div>
      {!isNoneChosen && dialog === 'move' && (
        <MoveDialog
          {...{ count, firstPosition }}
          chosenCount={chosen.length}
          onMove={(position) => onMove(new Set(chosen.map(({ id }) => id)), position)}
          onClose={close}
        />
      )}
      {!isNoneChosen && dialog === 'date' && <DateDialog items={chosen} onClose={close} />}
      {!isNoneChosen && dialog === 'delete' && <DeleteDialog items={chosen} onClose={close} />}
    </div>
  )
}

const DeleteDialog = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const { mutate, isPending } = useChange('POST /api/media/delete', {
    success: texts.deleted(items.length),
    failure: texts.deleteFailed,
  })
  const { sure, forAWhile, forGood } = adminTexts.deletion
  const itemsPhrase = texts.itemsPhrase(items.length)
  return (
    <AlertDialog
      title={sure}
      description={useKeepsDeleted() ? forAWhile(itemsPhrase) : forGood(itemsPhrase)}
      busy={isPending}
      onConfirm={() => mutate({ body: { ids: items.map(({ id }) => id) } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <AffectedPictures items={items} />
    </AlertDialog>
  )
}
