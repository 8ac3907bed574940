import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { texts } from '../texts.ts'

export interface Question {
  title: string
  description: string
  /** the button's label; 'Delete' unless given */
  confirm?: string
  cancel?: string
}

interface Props extends Question {
  /** cancel, and Escape */
  onCancel: () => void
  onConfirm: () => void
  /** while the change is under way nothing can be pressed twice */
  busy?: boolean
  /** shows what the question is about */
  children?: ReactNode
}

/** A question before something that cannot be undone. The caller closes it: after a failure it stays. */
export const AlertDialog = ({
  onCancel,
  onConfirm,
  title,
  description,
  confirm = texts.delete,
  cancel = texts.cancel,
  busy,
  children,
}: Props) => (
  <Dialog
    role="alertdialog"
    className="alert"
    title={title}
    description={description}
    onClose={onCancel}
    footer={
      <>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button tone="destructive" onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
