import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import { classes } from './classes.ts'
import { texts } from './texts.ts'
import './field.css'

interface FieldProps {
  label: ReactNode
  /** stands beneath, always */
  hint?: ReactNode
  /** what is wrong; the field is then announced as invalid */
  error?: ReactNode
  className?: string
}

/** Said while it is typed, before anything is sent. */
interface Length {
  /** letters it may have */
  longest?: number
}

const errorOf = ({
  error,
  longest = Infinity,
  value,
}: Pick<FieldProps, 'error'> & Length & { value: unknown }) => {
  const { length } = String(value ?? '')
  return length > longest ? texts.tooLong(longest, length) : error
}

/** What ties a control to its label, hint and error: spread it on the control. */
interface Wiring {
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
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes('field', className)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
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
  longest,
  ...input
}: FieldProps & Length & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }) => (
  <Field {...{ label, hint, className }} error={errorOf({ error, longest, value: input.value })}>
    {(wiring) => <input {...input} {...wiring} />}
  </Field>
)

export const TextAreaField = ({
  label,
  hint,
  error,
  className,
  longest,
  ...area
}: FieldProps &
  Length &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }) => (
  <Field {...{ label, hint, className }} error={errorOf({ error, longest, value: area.value })}>
    {(wiring) => <textarea {...area} {...wiring} />}
  </Field>
)

export const SelectField = ({
  label,
  hint,
  error,
  className,
  ...select
}: FieldProps & SelectHTMLAttributes<HTMLSelectElement>) => (
  <Field {...{ label, hint, error, className }}>{(wiring) => <select {...select} {...wiring} />}</Field>
)

/** A box with its label to the right of it. */
export const CheckboxField = ({
  label,
  className,
  ...input
}: Pick<FieldProps, 'label' | 'className'> & InputHTMLAttributes<HTMLInputElement>) => (
  <label className={classes('checkbox', className)}>
    <input {...input} type="checkbox" />
    <span>{label}</span>
  </label>
)
