import type { ComponentProps } from 'react'
import { visitorLimits } from '../../contract/visitorLimits.ts'
import { TextAreaField, TextField as LineField, bindTextInputs } from '../ui/fields/Field.tsx'
import { type TextFieldName, textFieldNames, type TypedText } from './mediaText.ts'
import { texts } from '../../languages/en/visitors/media.ts'

const isMultiline: Record<TextFieldName, boolean> = { title: false, description: true }

type Input = Partial<
  Pick<
    ComponentProps<typeof LineField>,
    'label' | 'aria-label' | 'autoFocus' | 'error' | 'longest' | 'readOnly' | 'placeholder' | 'onKeyDown'
  >
>

interface Props {
  text: TypedText
  onChange: (text: Partial<TypedText>) => void
  /** the height of each multiline field, in lines */
  rows: number
  getInputProps?: (field: TextFieldName) => Input
}

export const MediaTextFields = ({ text, onChange, rows, getInputProps }: Props) =>
  textFieldNames.map((field) => {
    const { onKeyDown, ...rest } = getInputProps?.(field) ?? {}
    const input = {
      ...bindTextInputs(text, onChange)(field),
      label: texts[field],
      longest: visitorLimits[field],
      ...rest,
    }
    return isMultiline[field] ? (
      <TextAreaField key={field} {...input} rows={rows} />
    ) : (
      <LineField key={field} {...input} onKeyDown={onKeyDown} />
    )
  })
