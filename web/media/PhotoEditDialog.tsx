import { type SubmitEvent, useId, useState } from 'react'
import type { Media } from '../../contract/media.ts'
import { useChange } from '../api/useChange.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { MediaTextFields } from './MediaTextFields.tsx'
import { type TextField, textOf } from './mediaText.ts'
import { texts } from './texts.ts'

type Edited = Pick<Media, 'id' | TextField>

interface Props {
  /** null while nothing is edited */
  item: Edited | null
  onClose: () => void
  /** where the photo hangs: the dialog's heading and the failure's message differ */
  place?: 'gallery' | 'memory'
}

/** Title and description of a photo, for anyone. What was typed stays until it is saved or cancelled. */
export const PhotoEditDialog = ({ item, ...rest }: Props) =>
  item && <EditPhoto key={item.id} item={item} {...rest} />

const EditPhoto = ({ item, onClose, place = 'gallery' }: Props & { item: Edited }) => {
  const form = useId()
  const [text, setText] = useState(textOf(item))
  const { mutate, isPending, error } = useChange('PUT /api/media/:id', {
    success: texts.updated,
    failure: { title: texts.updateFailed, description: failures[place] },
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ params: { id: item.id }, body: text }, { onSuccess: onClose })
  }
  // a blank title is reported at once, without asking the server
  const errorOf = (field: TextField) =>
    field === 'title' && text.title.trim() === '' ? texts.titleNeeded : error?.issue(field)
  return (
    <Dialog
      open
      onClose={onClose}
      title={place === 'gallery' ? texts.galleryHeading : texts.memoryHeading}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form} disabled={isPending}>
            {isPending ? texts.saving : texts.save}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <MediaTextFields
          text={text}
          onChange={(typed) => setText((before) => ({ ...before, ...typed }))}
          rows={4}
          inputOf={(field) => ({ error: errorOf(field) })}
        />
      </form>
    </Dialog>
  )
}

const failures = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
