import type { KeyboardEvent } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { Media } from '../../../../contract/media.ts'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { texts } from '../texts.ts'
import { shownText, textFields } from './edits.ts'
import { useEdit, useTitleError, useUnsavedEdits } from './unsavedEdits.ts'

interface Props {
  item: Media
  /** Enter in the title */
  onEnter?: () => void
}

/** The text of an item; what is typed stays in the unsaved edits until it is saved. */
export const TextFields = ({ item, onEnter }: Props) => {
  const { type } = useUnsavedEdits()
  const shown = shownText(item, useEdit(item.id))
  const titleError = useTitleError(item.id)
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.()
  }
  return textFields.map((field) => {
    const input = {
      label: texts[field],
      'aria-label': `${texts[field]} ${item.title}`,
      longest: limits[field],
      value: shown[field],
      onChange: ({ target }: { target: { value: string } }) => type(item, { [field]: target.value }),
    }
    if (field === 'description') return <TextAreaField key={field} {...input} rows={2} />
    const error = shown.title.trim() === '' ? texts.manage.titleNeeded : titleError
    return <TextField key={field} {...input} error={error} onKeyDown={onKeyDown} />
  })
}
