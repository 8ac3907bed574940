import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { useTopmostModal } from '../dialogs/modals.ts'
import { texts } from '../../../languages/en/visitors/ui.ts'
import { readSwipeDirection } from '../gestures/readSwipeDirection.ts'
import { dismissToast, type ShownToast, useShownToast } from '../toasts/toast.ts'
import { usePointerDrag } from '../gestures/usePointerDrag.ts'
import { useToastPlace } from './useToastPlace.ts'
import { isRightToLeft } from '../readingDirection.ts'
import './toaster.later.css'

const DEFAULT_MS = 5_000
/** The time in milliseconds that people have for reading a toast and pressing its 'Undo' button. */
const UNDO_MS = 15_000
const HOTKEY = 'F8'
/**
 * The time in milliseconds before a new live region gets its first toast. Screen readers announce changes only in regions that
 * they already know. If a region moves because a dialog has opened or closed, the current toast does not wait, because it has
 * already been announced.
 */
const SETTLE_MS = 150

/**
 * The region in which toasts appear. Every page has such a region, and it is usually empty. While a dialog is open, the region is
 * inside the topmost dialog, because everything outside that dialog is inert.
 */
export const Toaster = () => {
  const toast = useShownToast()
  const modal = useTopmostModal()
  const [hold, setHold] = useState(noHold)
  useCountdown(toast, hold.hasMouse || hold.hasFocus)
  const isSettled = useSettled(modal, () => setHold(noHold))
  const [announcedId, setAnnouncedId] = useState(0)
  const isShown = toast !== null && (isSettled || toast.id === announcedId)
  if (isShown && toast.id !== announcedId) {
    setAnnouncedId(toast.id)
    setHold(noHold)
  }
  const region = useRef<HTMLElement>(null)
  useToastPlace(region, isShown ? toast : null, modal)
  const changeHold = (part: Partial<Hold>) => setHold((previousHold) => ({ ...previousHold, ...part }))
  const card = isShown && <ToastCard key={toast.id} toast={toast} onHold={changeHold} />
  const section = (
    <section ref={region} className="toaster" aria-label={texts.notifications(HOTKEY)}>
      <div role="status">{!toast?.isFailure && card}</div>
      {toast?.isFailure && card}
    </section>
  )
  return modal ? createPortal(section, modal) : section
}

/** Whether the region has been in the element `place` for a moment. Calls `onMove` when the region moves to another element. */
const useSettled = (place: Element | null, onMove: () => void) => {
  const [settled, setSettled] = useState({ place, isSettled: false })
  if (settled.place !== place) {
    setSettled({ place, isSettled: false })
    onMove()
  }
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ place, isSettled: true }), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [place])
  return settled.place === place && settled.isSettled
}

interface Hold {
  hasMouse: boolean
  hasFocus: boolean
}
const noHold: Hold = { hasMouse: false, hasFocus: false }

/** Dismisses a toast when its time is over. The time does not run while the mouse or the focus is on the toast (`isHeld`). */
const useCountdown = (toast: ShownToast | null, isHeld: boolean) => {
  const remaining = useRef({ id: 0, ms: 0 })
  useEffect(() => {
    if (!toast) return
    if (remaining.current.id !== toast.id)
      remaining.current = { id: toast.id, ms: toast.duration ?? (toast.undo ? UNDO_MS : DEFAULT_MS) }
    if (isHeld) return
    const startedAt = Date.now()
    const timer = setTimeout(() => dismissToast(toast.id), remaining.current.ms)
    return () => {
      clearTimeout(timer)
      remaining.current.ms -= Date.now() - startedAt
    }
  }, [toast, isHeld])
}

const ToastCard = ({ toast, onHold }: { toast: ShownToast; onHold: (part: Partial<Hold>) => void }) => {
  const card = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(() => dismissToast(toast.id))
  useHotkey(card)
  return (
    <div
      ref={card}
      role={toast.isFailure ? 'alert' : undefined}
      className={classes('toast', toast.isFailure && 'destructive')}
      tabIndex={0}
      // a mouse that only rests where the toast appears does not hold it
      onPointerMoveCapture={({ movementX, movementY }) => {
        if (movementX || movementY) onHold({ hasMouse: true })
      }}
      onPointerLeave={() => onHold({ hasMouse: false })}
      onFocus={() => onHold({ hasFocus: true })}
      onBlur={() => onHold({ hasFocus: false })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        dismissToast(toast.id)
      }}
      {...swipe}
    >
      <div>
        <p className="toast-title">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      {toast.undo && <Button onClick={toast.undo}>{texts.undo}</Button>}
      <IconButton
        icon="close"
        label={texts.dismiss}
        className="bare"
        onClick={() => dismissToast(toast.id)}
      />
    </div>
  )
}

/** Moves the focus to the toast when someone presses F8, and back when the toast disappears. */
const useHotkey = (card: RefObject<HTMLElement | null>) => {
  const previousFocus = useRef<Element | null>(null)
  useEffect(() => {
    const element = card.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY || !element) return
      event.preventDefault()
      if (!element.contains(document.activeElement)) previousFocus.current = document.activeElement
      element.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const isFocusLost =
        document.activeElement === document.body || element?.contains(document.activeElement)
      if (isFocusLost && previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
    }
  }, [card])
}

/** Lets people drag the toast over the edge next to it with a finger or the mouse. A swipe in that direction dismisses the toast. */
const useSwipe = (onSwiped: () => void) => {
  const [offset, setOffset] = useState(0)
  const { listeners } = usePointerDrag({
    grab: ({ target }) => ((target as Element).closest('button') ? null : true),
    onMove: (_, { deltaX }) => setOffset(Math.max(0, isRightToLeft ? -deltaX : deltaX)),
    onDrop: (_, { deltaX, deltaY }) => {
      setOffset(0)
      if (readSwipeDirection(deltaX, deltaY) === 'previous') onSwiped()
    },
    onCancel: () => setOffset(0),
  })
  return {
    style:
      offset > 0
        ? { transform: `translateX(${isRightToLeft ? -offset : offset}px)`, transition: 'none' }
        : undefined,
    // otherwise a press would select text, and the browser would drag that text; the press would also focus the toast
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    ...listeners,
  }
}
