import { type KeyboardEvent, useState } from 'react'
import { parsePosition } from './places.ts'
import { texts } from './texts.ts'

interface Props {
  /** the title of the row */
  name: string
  /** the position of the row, from 0 */
  index: number
  count: number
  onMove: (to: number) => void
}

/** An input for the new position, from 1 to `count`. Enter or leaving the field applies it; other input is ignored. */
export const MoveTo = ({ name, index, count, onMove }: Props) => {
  const [typed, setTyped] = useState('')
  const take = () => {
    setTyped('')
    const to = parsePosition(typed, count)
    if (to !== null && to !== index) onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    take()
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
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onBlur={take}
    />
  )
}
