import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { texts } from '../../../languages/en/visitors/ui.ts'

/** A question. The sentences of each are one object in `languages/`, where a test compares its buttons. */
export interface Question {
  title: string
  description: string
  /** the label of the button that confirms; says what it does, as 'Delete' does */
  confirm: string
  /** 'Cancel' by default */
  cancel?: string
  /** the look of the button that confirms; 'destructive' by default */
  tone?: ButtonProps['tone']
  /** shown below the question, for example the picture that the question is about */
  children?: ReactNode
}

interface Props extends Omit<Question, 'description'> {
  description: ReactNode
  /** called on Cancel, and on Escape without `onClose` */
  onCancel: () => void
  /** called on Escape, if Cancel decides something, too */
  onClose?: () => void
  onConfirm: () => void
  /** true while the confirmed action is running, so that the button cannot be pressed again */
  busy?: boolean
}

/** The caller closes the dialog, so that the dialog stays open after a failure. */
export const AlertDialog = ({
  onCancel,
  onClose = onCancel,
  onConfirm,
  title,
  description,
  confirm,
  cancel = texts.cancel,
  tone = 'destructive',
  busy,
  children,
}: Props) => (
  <Dialog
    role="alertdialog"
    className="alert"
    title={title}
    description={description}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button tone={tone} onClick={onConfirm} busy={busy}>
          {confirm}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
)
