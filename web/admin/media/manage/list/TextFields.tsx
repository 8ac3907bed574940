import { type KeyboardEvent, type MouseEvent, use } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { MediaTextFields } from '../../../../media/MediaTextFields.tsx'
import { texts as mediaTexts } from '../../../../media/texts.ts'
import { texts } from '../../texts.ts'
import { RowDraftsContext, useRowDraft, useTitleError } from './rowDrafts.ts'

interface Props {
  item: Media
  onEnter?: () => void
  /** whether the first field gets the focus; true if a button has opened the fields */
  hasAutoFocus?: boolean
}

/** Typed text stays in the list's drafts until it is saved. */
export const TextFields = ({ item, onEnter, hasAutoFocus }: Props) => {
  const { setError } = use(RowDraftsContext)
  const { fields: text, change } = useRowDraft(item)
  const serverError = useTitleError(item.id)
  const titleError = text.title.trim() === '' ? texts.manage.titleNeeded : serverError
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.()
  }
  /** selects the word that stands for a missing title, so that what is typed takes its place */
  const onClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (item.untitled && text.title === item.title) currentTarget.select()
  }
  return (
    <MediaTextFields
      text={text}
      onChange={(typed) => {
        if (typed.title !== undefined) setError(item.id)
        change(typed)
      }}
      rows={2}
      getInputProps={(field) => ({
        'aria-label': `${mediaTexts[field]} ${item.title}`,
        autoFocus: hasAutoFocus && field === 'title',
        error: field === 'title' && titleError,
        onKeyDown,
        onClick,
      })}
    />
  )
}
