import type { ComponentProps } from 'react'
import { limits } from '../../contract/limits.ts'
import { TextAreaField, TextField as LineField, textInputs } from '../ui/fields/Field.tsx'
import { type TextField, textFields, type TypedText } from './mediaText.ts'
import { texts } from './texts.ts'

/** Whether a field has several lines. */
const isMultiline: Record<TextField, boolean> = { title: false, description: true }

type Input = Partial<
  Pick<
    ComponentProps<typeof LineField>,
    'label' | 'aria-label' | 'autoFocus' | 'error' | 'longest' | 'readOnly' | 'onKeyDown'
  >
>

interface Props {
  text: TypedText
  onChange: (text: Partial<TypedText>) => void
  /** the height of multiline fields, in lines */
  rows: number
  /** returns further props for the input of a field */
  inputOf?: (field: TextField) => Input
}

export const MediaTextFields = ({ text, onChange, rows, inputOf }: Props) =>
  textFields.map((field) => {
    const { onKeyDown, ...rest } = inputOf?.(field) ?? {}
    const input = {
      ...textInputs(text, onChange)(field),
      label: texts[field],
      longest: limits[field],
      ...rest,
    }
    return isMultiline[field] ? (
      <TextAreaField key={field} {...input} rows={rows} />
    ) : (
      <LineField key={field} {...input} onKeyDown={onKeyDown} />
    )
  })
