import type { CSSProperties, KeyboardEvent } from 'react'
import { usePointerDrag } from '../../../ui/gestures/usePointerDrag.ts'
import { isBrowserShortcut } from '../../../ui/isBrowserShortcut.ts'

interface Props {
  label: string
  className: string
  style?: CSSProperties
  /** called with the distances moved, as fractions of the picture's width and height */
  onMove: (x: number, y: number) => void
}

/** A button inside a picture. People drag it with a pointer or move it with the arrow keys. */
export const MoveHandle = ({ label, className, style, onMove }: Props) => {
  const { listeners } = usePointerDrag({
    grab: ({ currentTarget }) => currentTarget.closest('.adjust-picture'),
    onMove: (picture, { stepX, stepY }) => {
      const { width, height } = picture.getBoundingClientRect()
      onMove(stepX / width, stepY / height)
    },
  })
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      style={style}
      {...listeners}
      onKeyDown={moveByKeys(onMove)}
    />
  )
}

/** Returns a listener that moves something in a picture by the arrow keys. */
export const moveByKeys = (onMove: Props['onMove']) => (event: KeyboardEvent) => {
  const [x, y] = stepsByKey[event.key] ?? []
  if (x === undefined || y === undefined || isBrowserShortcut(event)) return
  event.preventDefault()
  const factor = event.shiftKey ? 5 : 1
  onMove(x * factor, y * factor)
}

/** The distance that an arrow key moves, as a fraction of the picture's width or height. With Shift, it is five times as far. */
const STEP = 0.01

const stepsByKey: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
