import type { FormHTMLAttributes, Ref } from 'react'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  onSubmit: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that stays on its page, and whose mistakes are told in our own words, not the browser's. */
export const Form = ({ onSubmit, ...rest }: Props) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault()
      // to React a form in a dialog is within the one that opened it
      event.stopPropagation()
      onSubmit(event.currentTarget)
    }}
  />
)
