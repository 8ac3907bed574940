import { type KeyboardEvent, use, useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { MediaTextFields } from '../../../../media/MediaTextFields.tsx'
import type { TypedText } from '../../../../media/mediaText.ts'
import { texts as mediaTexts } from '../../../../../languages/en/visitors/media.ts'
import { texts } from '../../../../../languages/en/dashboard/media.ts'
import { RowDraftsContext, useRowDraft, useTitleError } from './rowDrafts.ts'

interface Props {
  item: Media
  onEnter: () => void
  /** whether the first field gets the focus; true if a button has opened the fields */
  hasAutoFocus?: boolean
}

/**
 * Typed text stays in the list's drafts until it is saved. The title field of an untitled item is empty, and its placeholder is the
 * word that stands for the title.
 */
export const TextFields = ({ item, onEnter, hasAutoFocus }: Props) => {
  const { setError } = use(RowDraftsContext)
  const { fields: text, change } = useRowDraft(item)
  // someone may type the very word that stands for the title, and go on after it
  const [typedTitle, setTypedTitle] = useState('')
  const isTitleShown = !item.untitled || text.title !== item.title || text.title === typedTitle
  const serverError = useTitleError(item.id)
  const titleError = text.title.trim() === '' ? texts.manage.titleNeeded : serverError
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter()
  }
  const onChange = (typed: Partial<TypedText>) => {
    if (typed.title !== undefined) {
      setError(item.id)
      setTypedTitle(typed.title)
    }
    change(typed.title === '' && item.untitled ? { title: item.title } : typed)
  }
  return (
    <MediaTextFields
      text={isTitleShown ? text : { ...text, title: '' }}
      onChange={onChange}
      rows={2}
      getInputProps={(field) => ({
        'aria-label': `${mediaTexts[field]} ${item.title}`,
        autoFocus: hasAutoFocus && field === 'title',
        error: field === 'title' && titleError,
        placeholder: field === 'title' && item.untitled ? item.title : undefined,
        onKeyDown,
      })}
    />
  )
}
