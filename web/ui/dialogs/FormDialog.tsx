import { type ReactNode, useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Form } from '../fields/Form.tsx'
import { texts } from '../texts.ts'
import { useLeaveGuard } from './unsaved.tsx'

interface Props extends Omit<DialogProps, 'footer'> {
  /** the label of the last button, which submits */
  submitLabel: string
  onSubmit: (form: HTMLFormElement) => void
  /** true while the form is being sent: it cannot be sent again */
  busy?: boolean
  /** true while there is nothing to send */
  disabled?: boolean
  /** whether closing it would lose something */
  isChanged: boolean
  /** further buttons, before Cancel */
  buttons?: ReactNode
}

/** A dialog with a form: its last button or Enter sends it, Cancel closes it. Any other way out asks if there are changes. */
export const FormDialog = ({
  submitLabel: submit,
  onSubmit,
  busy,
  disabled,
  isChanged: changed,
  buttons,
  children,
  ...dialog
}: Props) => {
  const id = useId()
  const { askIf, question } = useLeaveGuard()
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => askIf(changed, dialog.onClose)}
        footer={
          <>
            {buttons}
            <Button onClick={dialog.onClose}>{texts.cancel}</Button>
            <Button tone="primary" type="submit" form={id} busy={busy} disabled={disabled}>
              {submit}
            </Button>
          </>
        }
      >
        <Form id={id} onSubmit={onSubmit}>
          {children}
        </Form>
      </Dialog>
      {question}
    </>
  )
}
