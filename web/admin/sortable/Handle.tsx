import type { KeyboardEvent, PointerEvent } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { texts } from './texts.ts'
import type { DraggedRow, Drag } from './useDrag.ts'

interface Props {
  row: DraggedRow
  carry: Drag
  /** id of the sentence that says how it is done by keys */
  howTo: string
}

/** What a row is dragged by. */
export const Handle = ({ row, carry, howTo }: Props) => (
  <Button
    icon
    className="arrange-handle"
    aria-label={`${texts.drag} ${row.name}`}
    aria-describedby={howTo}
    onPointerDown={(event: PointerEvent) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      carry.hold(row, event.clientY)
    }}
    onPointerMove={({ clientY }) => carry.follow(clientY)}
    onPointerUp={carry.release}
    onPointerCancel={carry.putBack}
    onKeyDown={(event: KeyboardEvent) => {
      if (carry.key(row, event.key)) event.preventDefault()
    }}
    onBlur={() => carry.leave(row)}
  >
    <Icon name="drag" />
  </Button>
)
