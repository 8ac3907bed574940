import { type KeyboardEvent, useState } from 'react'
import { parsePosition } from './order.ts'
import { texts } from '../../../../languages/en/dashboard/sortable.ts'

interface Props {
  name: string
  /** the 0-based index of the row */
  index: number
  count: number
  onMove: (to: number) => void
}

/**
 * An input for the new position of a row, from 1 to `count`. The Enter key or leaving the field moves the row. An invalid
 * position is ignored.
 */
export const MoveTo = ({ name, index, count, onMove }: Props) => {
  const [typedText, setTypedText] = useState('')
  const apply = () => {
    setTypedText('')
    const to = parsePosition(typedText, count)
    if (to !== null && to !== index) onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }
  return (
    <input
      className="move-to"
      type="number"
      inputMode="numeric"
      min={1}
      max={count}
      aria-label={`${texts.moveTo} ${name}`}
      placeholder={texts.moveTo}
      value={typedText}
      onChange={({ target }) => setTypedText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={apply}
    />
  )
}
