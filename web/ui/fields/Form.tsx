import { type FormHTMLAttributes, type Ref, useRef } from 'react'
import { FormScope, useHasFormScope, useSending, WaitingHint } from '../FormScope.tsx'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /**
   * called once all fields are ready and nothing that they send is on its way; absent in a form that only the press of a button sends:
   * Enter in one of its fields goes on to the next field
   */
  onSubmit?: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that does not load another page, and for which the browser shows no error messages, because we show our own. */
export const Form = (props: Props) =>
  useHasFormScope() ? (
    <FormInScope {...props} />
  ) : (
    <FormScope>
      <FormInScope {...props} />
    </FormScope>
  )

const FormInScope = ({ onSubmit, children, ...rest }: Props) => {
  const submittedForm = useRef<HTMLFormElement>(null)
  const { attempt, sentence } = useSending(() => submittedForm.current && onSubmit?.(submittedForm.current))
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // for React, a form in a dialog is inside the form that opened the dialog, so the outer form would get the event, too
        event.stopPropagation()
        submittedForm.current = event.currentTarget
        attempt()
      }}
    >
      {children}
      <WaitingHint sentence={sentence} />
    </form>
  )
}
