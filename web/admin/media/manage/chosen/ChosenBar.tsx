import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useIsAdministrator } from '../../../parts/tab/person.ts'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'
import { manageTexts } from '../../../../../languages/en/dashboard/media.ts'
import { texts as peopleTexts } from '../../../../../languages/en/dashboard/people.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { PeopleDialog } from '../people/PeopleDialog.tsx'
import { DateDialog } from './DateDialog.tsx'
import { InSlideshowButton } from './InSlideshowButton.tsx'
import { useSetVisible } from './useSetVisible.ts'
import { SelectionBar } from '../../../parts/lists/selection/SelectionBar.tsx'
import type { Selection } from '../../../parts/lists/selection/useSelection.ts'
import { ConfirmDelete } from '../../../parts/lists/ConfirmDelete.tsx'
import { AffectedPictures } from '../../AffectedPictures.tsx'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { parsePosition } from '../../../parts/sortable/order.ts'

export interface ChosenActions {
  /** moves the items as a group, in their current sequence; `to` is the new 0-based index of the first item */
  onMove: (ids: ReadonlySet<string>, to: number) => void
}

interface Props extends ChosenActions {
  selection: Selection<Media>
  /** the number of items in the whole gallery */
  count: number
  /** whether a finger that rests on an item lifts it */
  isMovable: boolean
  /** finds the 1-based position of an item in the whole gallery */
  findPosition: (item: Media) => number
  onOpen: (item: Media) => void
}

export const ChosenBar = ({ selection, findPosition, count, isMovable, onMove, onOpen }: Props) => {
  const { chosen } = selection
  const isAdministrator = useIsAdministrator()
  const setVisible = useSetVisible()
  const [dialog, setDialog] = useState<'move' | 'date' | 'people' | 'delete' | null>(null)
  const close = () => setDialog(null)
  const [firstItem] = chosen
  const areHidden = chosen.every(({ hidden }) => hidden)
  const areDeletable = chosen.every(({ deletable }) => deletable)
  return (
    <>
      <SelectionBar
        selection={selection}
        hintForMouse={texts.hintForMouse}
        hintForFinger={isMovable ? texts.hintForFinger : undefined}
      >
        {firstItem && chosen.length === 1 && <Button onClick={() => onOpen(firstItem)}>{texts.open}</Button>}
        {isAdministrator && <Button onClick={() => setDialog('move')}>{texts.moveTo}</Button>}
        <Button onClick={() => setVisible(chosen, areHidden)}>
          {areHidden ? manageTexts.show : manageTexts.hide}
        </Button>
        {isAdministrator && <InSlideshowButton chosen={chosen} />}
        <Button onClick={() => setDialog('date')}>{texts.date}</Button>
        <Button onClick={() => setDialog('people')}>
          {chosen.length === 1 ? photoTexts.whoIsIn : peopleTexts.whoIsInThem}
        </Button>
        {(isAdministrator || areDeletable) && (
          <Button tone="destructive" onClick={() => setDialog('delete')} disabled={!areDeletable}>
            {manageTexts.delete}
          </Button>
        )}
      </SelectionBar>
      {firstItem && dialog === 'move' && (
        <MoveDialog
          count={count}
          firstPosition={findPosition(firstItem)}
          chosenCount={chosen.length}
          onMove={(to) => onMove(new Set(chosen.map(({ id }) => id)), to)}
          onClose={close}
        />
      )}
      {firstItem && dialog === 'date' && <DateDialog items={chosen} onClose={close} />}
      {firstItem && dialog === 'people' && <PeopleDialog items={chosen} onClose={close} />}
      {firstItem && dialog === 'delete' && <DeleteDialog items={chosen} onClose={close} />}
    </>
  )
}

const DeleteDialog = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const ids = items.map(({ id }) => id)
  return (
    <ConfirmDelete
      endpoint="POST /api/media/delete"
      input={{ body: { ids } }}
      ids={ids}
      itemPhrase={texts.itemsPhrase(items.length)}
      success={texts.deleted(items.length)}
      failure={texts.deleteFailed}
      onClose={onClose}
    >
      <AffectedPictures items={items} />
    </ConfirmDelete>
  )
}

interface MoveProps {
  chosenCount: number
  /** the number of items in the whole gallery */
  count: number
  firstPosition: number
  /** called with the new 0-based index */
  onMove: (to: number) => void
  onClose: () => void
}

const MoveDialog = ({ chosenCount, count, firstPosition, onMove, onClose }: MoveProps) => {
  const [typedText, setTypedText] = useState(String(firstPosition))
  const index = parsePosition(typedText, count)
  const move = () => {
    if (index === null) return
    onClose()
    onMove(index)
  }
  return (
    <FormDialog
      title={texts.moveDialog(chosenCount)}
      submitLabel={texts.move}
      isChanged={false}
      disabled={index === null}
      onSubmit={move}
      onClose={onClose}
    >
      <TextField
        label={texts.position}
        hint={texts.positionHint(count)}
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        value={typedText}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTypedText(target.value)}
      />
    </FormDialog>
  )
}
