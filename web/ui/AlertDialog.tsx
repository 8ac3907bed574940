import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import './dialog.css'
import { useModal } from './modals.ts'

interface Props {
  /** cancel, and Escape */
  onCancel: () => void
  onConfirm: () => void
  title: string
  description: ReactNode
  /** the button's label; 'Delete' unless given */
  confirm?: string
  cancel?: string
  /** while the change is under way nothing can be pressed twice */
  busy?: boolean
}

/** A question before something that cannot be undone. The caller closes it: after a failure it stays. */
export const AlertDialog = ({
  onCancel,
  onConfirm,
  title,
  description,
  confirm = 'Delete',
  cancel = 'Cancel',
  busy,
}: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref, onCancel)
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      className="dialog alert"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
      </header>
      <p id={`${id}-description`} className="dialog-description">
        {description}
      </p>
      <footer>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button tone="destructive" onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </footer>
    </dialog>
  )
}
