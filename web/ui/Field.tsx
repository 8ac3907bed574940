import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'
import './field.css'

interface Words {
  label: ReactNode
  /** stands beneath, always */
  hint?: ReactNode
  /** what is wrong; the field is then announced as invalid */
  error?: ReactNode
  className?: string
}

/** What ties a control to its label, hint and error: spread it on the control. */
export interface Wires {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Label above, control, hint and error beneath, wired by ids. */
export const Field = ({
  label,
  hint,
  error,
  className,
  children,
}: Words & { children: (wires: Wires) => ReactNode }) => {
  const id = useId()
  const says = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': says || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="error">
          {error}
        </p>
      )}
    </div>
  )
}

export const TextField = ({
  label,
  hint,
  error,
  className,
  ...input
}: Words & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Field {...{ label, hint, error, className }}>{(wires) => <input {...input} {...wires} />}</Field>
)

export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  ...area
}: Words & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) => (
  <Field {...{ label, hint, error, className }}>{(wires) => <textarea {...area} {...wires} />}</Field>
)

export const SelectField = ({
  label,
  hint,
  error,
  className,
  ...select
}: Words & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field {...{ label, hint, error, className }}>{(wires) => <select {...select} {...wires} />}</Field>
)

/** A box with its words to the right of it. */
export const CheckboxField = ({
  label,
  className,
  ...input
}: Pick<Words, 'label' | 'className'> & InputHTMLAttributes<HTMLInputElement>) => (
  <label className={classes('checkbox', className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)
