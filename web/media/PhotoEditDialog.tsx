import { type SubmitEvent, useId, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import type { Media } from '../../contract/media.ts'
import { useChange } from '../api/useChange.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { TextAreaField, TextField } from '../ui/Field.tsx'
import { texts } from './texts.ts'

type Edited = Pick<Media, 'id' | 'title' | 'description'>

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
  const [fields, setFields] = useState({ title: item.title, description: item.description ?? '' })
  const { mutate, isPending, error } = useChange('PUT /api/media/:id', {
    success: texts.updated,
    failure: { title: texts.updateFailed, description: failures[place] },
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) mutate({ params: { id: item.id }, body: fields }, { onSuccess: onClose })
  }
  const inputOf = (field: keyof typeof fields) => ({
    label: texts[field],
    longest: limits[field],
    value: fields[field],
    error: error?.issue(field),
    onChange: ({ target }: { target: { value: string } }) => setFields({ ...fields, [field]: target.value }),
  })
  // a blank title is reported at once, without asking the server
  const titleError = fields.title.trim() === '' ? { error: texts.titleNeeded } : {}
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
        <TextField {...inputOf('title')} {...titleError} />
        <TextAreaField {...inputOf('description')} rows={4} />
      </form>
    </Dialog>
  )
}

const failures = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
