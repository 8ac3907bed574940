import type { FormHTMLAttributes, KeyboardEvent, Ref } from 'react'

interface Props extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit'> {
  /** called by the form's button and by Enter in a field. Without it, Enter goes on to the next field, and a button sends the form */
  onSubmit?: (form: HTMLFormElement) => void
  ref?: Ref<HTMLFormElement>
}

/** A form that does not load another page, and for which the browser shows no error messages, because we show our own. */
export const Form = ({ onSubmit, ...rest }: Props) => (
  <form
    {...rest}
    noValidate
    onKeyDown={onSubmit ? undefined : goToNextField}
    onSubmit={(event) => {
      event.preventDefault()
      // for React, a form in a dialog is inside the form that opened the dialog, so the outer form would get the event, too
      event.stopPropagation()
      onSubmit?.(event.currentTarget)
    }}
  />
)

/** Focuses the field after the one in which Enter was pressed. The key that accepts a word of a Japanese keyboard is another Enter. */
const goToNextField = (event: KeyboardEvent<HTMLFormElement>) => {
  const { key, target, currentTarget, nativeEvent } = event
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return
  const fields = [
    ...currentTarget.querySelectorAll<HTMLElement>('input:not([type], [tabindex="-1"]), textarea'),
  ]
  fields[fields.indexOf(target) + 1 || fields.length]?.focus()
}
