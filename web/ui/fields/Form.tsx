import type { FormHTMLAttributes, Ref } from 'react'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that does not load another page, and shows our own error messages instead of the browser's. */
export const Form = ({ onSubmit, ...rest }: Props) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      // for React, the form of a dialog is inside the form that opened it
      event.stopPropagation()
      onSubmit(event.currentTarget)
    }}
  />
)
