import type { KeyboardEvent, PointerEvent } from 'react'

/** A key moves by this part of a side. */
const STEP = 0.01

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Handlers of something that is moved within its picture by pointer or arrow keys, told in parts of the picture's sides. */
export const dragPoint = (onMove: (x: number, y: number) => void) => ({
  onPointerDown: (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    const picture = event.currentTarget.closest('.adjust-picture')?.getBoundingClientRect()
    if (!picture || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(event.movementX / picture.width, event.movementY / picture.height)
  },
  onKeyDown: (event: KeyboardEvent) => {
    const [x, y] = ways[event.key] ?? []
    if (x === undefined || y === undefined) return
    event.preventDefault()
    const times = event.shiftKey ? 5 : 1
    onMove(x * times, y * times)
  },
})
