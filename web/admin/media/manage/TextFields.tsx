import type { KeyboardEvent } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { texts } from '../texts.ts'
import { useEdit, useUnsavedEdits, useWrong } from './unsavedEdits.ts'
import { shownWords } from './edits.ts'

interface Props {
  item: Media
  /** Enter in the title */
  onEnter?: () => void
}

/** Title and description of an item, kept in the edit book until they are saved. */
export const TextFields = ({ item, onEnter }: Props) => {
  const { type } = useUnsavedEdits()
  const words = shownWords(item, useEdit(item.id))
  const wrong = useWrong(item.id)
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.()
  }
  return (
    <>
      <TextField
        label={texts.title}
        aria-label={`${texts.title} ${item.title}`}
        value={words.title}
        error={words.title.trim() === '' ? texts.manage.titleNeeded : wrong}
        onChange={({ target }) => type(item, { title: target.value })}
        onKeyDown={onKeyDown}
      />
      <TextAreaField
        label={texts.description}
        aria-label={`${texts.description} ${item.title}`}
        rows={2}
        value={words.description}
        onChange={({ target }) => type(item, { description: target.value })}
      />
    </>
  )
}
