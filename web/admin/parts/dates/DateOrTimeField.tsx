import { type ComponentProps, useRef, useState } from 'react'
import { TextField } from '../../../ui/fields/Field.tsx'
import { useFieldCheck } from '../../../ui/FormScope.tsx'
import { Suggestions } from './Suggestions.tsx'

interface Props extends ComponentProps<typeof TextField> {
  value: string
  /** the text on the server */
  saved: string
  suggestions: readonly string[]
  /** whether the server can parse the text as it is */
  isReadable: boolean
  onTake: (text: string) => void
  /** asks which of several suggestions is meant */
  question: string
}

/**
 * A text field for a date or a time, with suggestions for what was typed. When the form is sent, a text that the server cannot parse
 * is replaced by its only suggestion, and of several suggestions people must choose one. A text that nobody has changed stays,
 * because its suggestions may depend on the day of the year.
 */
export const DateOrTimeField = ({
  saved,
  suggestions,
  isReadable,
  onTake,
  question,
  error,
  ...field
}: Props) => {
  const { value } = field
  const input = useRef<HTMLInputElement>(null)
  const [askedText, setAskedText] = useState<string | null>(null)
  const [suggestion, ...others] = suggestions
  useFieldCheck(() => {
    if (suggestion === undefined || value === saved) return 'ready'
    if (others.length > 0) {
      setAskedText(value)
      return input.current ?? 'ready'
    }
    if (isReadable) return 'ready'
    onTake(suggestion)
    return 'changed'
  })
  const isAsked = askedText === value && others.length > 0
  return (
    <div>
      <TextField {...field} ref={input} error={isAsked ? question : error} />
      <Suggestions suggestions={suggestions} onTake={onTake} />
    </div>
  )
}
