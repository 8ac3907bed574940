import { type MemoryTextName, memoryTextFields } from '../../contract/memorial/memoryText.ts'
import { TextAreaField, TextField } from '../ui/fields/Field.tsx'

interface Props {
  name: MemoryTextName
  label: string
  value: string
  error?: string
  hint?: string | false
  autoComplete?: string
  onChange: (event: { target: { value: string } }) => void
  /** the class of an area for several lines */
  areaClass?: string
  /** the maximum number of characters, for forms that do not check it themselves */
  longest?: number
}

export const MemoryTextInput = ({ name, areaClass, ...input }: Props) =>
  memoryTextFields[name].kind === 'line' ? (
    <TextField {...input} />
  ) : (
    <TextAreaField {...input} className={areaClass} rows={8} />
  )
