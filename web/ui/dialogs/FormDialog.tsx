import { type ReactNode, useId } from 'react'
import { Button } from '../Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { Form } from '../fields/Form.tsx'
import { texts } from '../texts.ts'
import { useLeaving } from './unsaved.tsx'

interface Props extends Omit<DialogProps, 'footer'> {
  /** the last button's label */
  submit: string
  onSubmit: (form: HTMLFormElement) => void
  /** while it is under way nothing can be sent twice */
  busy?: boolean
  /** while there is nothing to be sent */
  disabled?: boolean
  /** whether closing it would lose something */
  changed: boolean
  /** further buttons, before the others */
  buttons?: ReactNode
}

/** A dialog with fields: sent by its last button or by Enter, left as it was by Cancel. Any other way out asks first. */
export const FormDialog = ({
  submit,
  onSubmit,
  busy,
  disabled,
  changed,
  buttons,
  children,
  ...dialog
}: Props) => {
  const id = useId()
  const { askIf, question } = useLeaving()
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
