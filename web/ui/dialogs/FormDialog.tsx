import { type ReactNode, useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Form } from '../fields/Form.tsx'
import { FormScope, useFormWaits } from '../FormScope.tsx'
import { texts } from '../../../languages/en/visitors/ui.ts'
import { useLeaveGuard } from './unsaved.tsx'

interface Props extends Omit<DialogProps, 'footer'> {
  submitLabel: string
  onSubmit: (form: HTMLFormElement) => void
  /** true while the form is being sent, so that it cannot be sent again */
  busy?: boolean
  /** true while there is nothing to send */
  disabled?: boolean
  isChanged: boolean
  /** additional buttons before the Cancel button */
  buttons?: ReactNode
}

/**
 * The last button and Enter submit the form. Cancel closes the dialog. Other ways of closing the dialog ask for confirmation if
 * there are unsaved changes, or a picture is on its way.
 */
export const FormDialog = (props: Props) => (
  <FormScope>
    <FormDialogInScope {...props} />
  </FormScope>
)

const FormDialogInScope = ({
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
  const { isAwaiting } = useFormWaits()
  return (
    <>
      <Dialog
        {...dialog}
        onClose={() => askIf(isChanged || isAwaiting, dialog.onClose)}
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
