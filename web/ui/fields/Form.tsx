import type { FormHTMLAttributes, Ref } from 'react'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** absent in a form that only the press of a button sends; Enter in one of its fields goes on to the next field */
  onSubmit?: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that does not load another page, and for which the browser shows no error messages, because we show our own. */
export const Form = ({ onSubmit, ...rest }: Props) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      // for React, a form in a dialog is inside the form that opened the dialog, so the outer form would get the event, too
      event.stopPropagation()
      onSubmit?.(event.currentTarget)
    }}
  />
)
