import { type ComponentProps, useRef, useState } from 'react'
import { TextField } from '../../../ui/fields/Field.tsx'
import { useFieldCheck } from '../../../ui/FormScope.tsx'
import { Suggestions } from './Suggestions.tsx'

interface Props extends ComponentProps<typeof TextField> {
  value: string
  /** the text on the server */
  saved: string
  suggestions: readonly string[]
  /** reads a text as the server does; null if it cannot */
  parse: (text: string) => unknown
  onTake: (text: string) => void
  /** asks which of several suggestions is meant */
  question: string
}

/**
 * A text field for a date or a time, with suggestions for what was typed. When the form is sent, a text is replaced by its only
 * suggestion; of several, people must choose. A time stays if the server reads another one in it, as in '12:30 AM', and so does a
 * text that nobody has changed, because its suggestions may depend on the day of the year.
 */
export const DateOrTimeField = ({ saved, suggestions, parse, onTake, question, error, ...field }: Props) => {
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
    const [read, suggested] = [value, suggestion].map((text) => JSON.stringify(parse(text)))
    if (read !== 'null' && read !== suggested) return 'ready'
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
