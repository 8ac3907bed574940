import { useState } from 'react'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { parsePosition } from '../../../sortable/places.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'

interface Props {
  /** number of items to move */
  chosen: number
  /** number of items in the gallery */
  count: number
  firstPosition: number
  onMove: (position: number) => void
  onClose: () => void
}

export const MoveDialog = ({ chosen, count, firstPosition, onMove, onClose }: Props) => {
  const first = String(firstPosition)
  const [typed, setTyped] = useState(first)
  const place = parsePosition(typed, count)
  const move = () => {
    if (place === null) return
    onClose()
    onMove(place + 1)
  }
  return (
    <FormDialog
      title={texts.moveDialog(chosen)}
      submitLabel={texts.move}
      isChanged={false}
      disabled={place === null}
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
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
