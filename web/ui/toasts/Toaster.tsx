import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, IconButton } from '../Button.tsx'
import { classes } from '../classes.ts'
import { useTopmostModal } from '../dialogs/modals.ts'
import { texts } from '../texts.ts'
import { readSwipeDirection } from '../gestures/readSwipeDirection.ts'
import { dismissToast, type ShownToast, useShownToast } from './toast.ts'
import { usePointerDrag } from '../gestures/usePointerDrag.ts'
import './toaster.later.css'

const DURATION = 5_000
const HOTKEY = 'F8'
/**
 * The wait before a new live region gets its first toast: screen readers announce only changes in a region they know.
 * Milliseconds. A toast that moves with its region, because a dialog opened or closed, was announced before and does not wait.
 */
const SETTLE_TIME = 150

/**
 * The region where toasts appear; each entry renders one, usually empty. While a dialog is open, it is inside the topmost
 * dialog, because everything outside that is inert.
 */
export const Toaster = () => {
  const toast = useShownToast()
  const modal = useTopmostModal()
  const [held, setHeld] = useState(noHold)
  useCountdown(toast, held.byMouse || held.byKeyboard)
  const isSettled = useSettled(modal, () => setHeld(noHold))
  const [announcedId, setAnnouncedId] = useState(0)
  const isShown = toast !== null && (isSettled || toast.id === announcedId)
  if (isShown && toast.id !== announcedId) {
    setAnnouncedId(toast.id)
    setHeld(noHold)
  }
  const hold = (part: Partial<Hold>) => setHeld((now) => ({ ...now, ...part }))
  const card = isShown && <ToastCard key={toast.id} toast={toast} onHold={hold} />
  const region = (
    <section className="toaster" aria-label={texts.notifications(HOTKEY)}>
      <div role="status">{!toast?.isFailure && card}</div>
      {toast?.isFailure && card}
    </section>
  )
  return modal ? createPortal(region, modal) : region
}

/** Whether the region has been in this element for a moment. `onMove` runs when it is rendered in another element. */
const useSettled = (place: Element | null, onMove: () => void) => {
  const [settled, setSettled] = useState({ place, isSettled: false })
  if (settled.place !== place) {
    setSettled({ place, isSettled: false })
    onMove()
  }
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ place, isSettled: true }), SETTLE_TIME)
    return () => clearTimeout(timer)
  }, [place])
  return settled.place === place && settled.isSettled
}

interface Hold {
  byMouse: boolean
  byKeyboard: boolean
}
const noHold: Hold = { byMouse: false, byKeyboard: false }

/** Dismisses a toast when its time is over; while it is held, the time does not run. */
const useCountdown = (toast: ShownToast | null, held: boolean) => {
  const left = useRef({ id: 0, ms: 0 })
  useEffect(() => {
    if (!toast) return
    if (left.current.id !== toast.id) left.current = { id: toast.id, ms: toast.duration ?? DURATION }
    if (held) return
    const since = Date.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current.ms -= Date.now() - since
    }
  }, [toast, held])
}

const ToastCard = ({ toast, onHold }: { toast: ShownToast; onHold: (held: Partial<Hold>) => void }) => {
  const card = useRef<HTMLDivElement>(null)
  const swipe = useSwipe(() => dismissToast(toast.id))
  useHotkey(card)
  return (
    <div
      ref={card}
      role={toast.isFailure ? 'alert' : undefined}
      className={classes('toast', toast.isFailure && 'destructive')}
      tabIndex={0}
      onPointerEnter={() => onHold({ byMouse: true })}
      onPointerLeave={() => onHold({ byMouse: false })}
      onFocus={() => onHold({ byKeyboard: true })}
      onBlur={() => onHold({ byKeyboard: false })}
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

/** Moves the focus to the toast on F8, and back when the toast disappears. */
const useHotkey = (card: RefObject<HTMLElement | null>) => {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    const shown = card.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== HOTKEY || !shown) return
      event.preventDefault()
      if (!shown.contains(document.activeElement)) before.current = document.activeElement
      shown.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      const nowhere = document.activeElement === document.body || shown?.contains(document.activeElement)
      if (nowhere && before.current instanceof HTMLElement) before.current.focus()
    }
  }, [card])
}

/** Moves the toast with a finger or the mouse to the right, and dismisses it when swiped. */
const useSwipe = (onSwiped: () => void) => {
  const [by, setBy] = useState(0)
  const { listeners } = usePointerDrag({
    grab: ({ target }) => ((target as Element).closest('button') ? null : true),
    onMove: (_, { byX }) => setBy(Math.max(0, byX)),
    onDrop: (_, { byX, byY }) => {
      setBy(0)
      if (readSwipeDirection(byX, byY) === 'previous') onSwiped()
    },
    onCancel: () => setBy(0),
  })
  return {
    style: by > 0 ? { transform: `translateX(${by}px)`, transition: 'none' } : undefined,
    // keeps a press from selecting text, which would be dragged instead, and from focusing the toast, which would hold it
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    ...listeners,
  }
}
