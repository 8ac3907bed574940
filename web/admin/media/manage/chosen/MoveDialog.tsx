import { useState } from 'react'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { parsePosition } from '../../../parts/sortable/order.ts'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'

interface Props {
  chosenCount: number
  /** the number of items in the whole gallery */
  count: number
  firstPosition: number
  /** called with the new 0-based index */
  onMove: (to: number) => void
  onClose: () => void
}

export const MoveDialog = ({ chosenCount, count, firstPosition, onMove, onClose }: Props) => {
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
