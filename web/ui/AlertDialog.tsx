import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

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
}: Props) => (
  <Dialog
    role="alertdialog"
    className="alert"
    cross={false}
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
  />
)
