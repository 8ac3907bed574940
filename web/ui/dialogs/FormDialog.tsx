import { type ReactNode, useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Form } from '../fields/Form.tsx'
import { texts } from '../texts.ts'
import { useLeaveGuard } from './unsaved.tsx'

interface Props extends Omit<DialogProps, 'footer'> {
  /** the label of the last button, which submits the form */
  submitLabel: string
  onSubmit: (form: HTMLFormElement) => void
  /** true while the form is being sent, so that it cannot be sent again */
  busy?: boolean
  /** true while there is nothing to send */
  disabled?: boolean
  /** whether closing the dialog would lose unsaved changes */
  isChanged: boolean
  /** additional buttons before the Cancel button */
  buttons?: ReactNode
}

/**
 * A dialog with a form. The last button and Enter submit the form. Cancel closes the dialog. If there are unsaved changes,
 * other ways of closing the dialog ask for confirmation.
 */
export const FormDialog = ({
  submitLabel,
  onSubmit,
  busy,
  disabled,
  isChanged,
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
        onClose={() => askIf(isChanged, dialog.onClose)}
        footer={
          <>
            {buttons}
            <Button onClick={dialog.onClose}>{texts.cancel}</Button>
            <Button tone="primary" type="submit" form={id} busy={busy} disabled={disabled}>
              {submitLabel}
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
