import { type SubmitEvent, useId, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'
import type { Upload } from '../../../uploads/upload.ts'

interface Props {
  /** absent while none is edited */
  photo: Upload | undefined
  onSave: (id: string, text: Pick<Upload, 'title' | 'description'>) => void
  onClose: () => void
}

/** A title and description of its own for one photo of the batch. */
export const ImageDetailsDialog = ({ photo, ...rest }: Props) =>
  photo && <EditDetails key={photo.id} photo={photo} {...rest} />

const EditDetails = ({ photo, onSave, onClose }: Props & { photo: Upload }) => {
  const form = useId()
  const [title, setTitle] = useState(photo.title)
  const [description, setDescription] = useState(photo.description)
  const clear = () => {
    setTitle('')
    setDescription('')
    toast({ title: texts.fieldsCleared })
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    onSave(photo.id, { title, description })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.batch.dialog}
      description={photo.file.name}
      footer={
        <>
          <Button onClick={clear}>{texts.batch.clear}</Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button tone="primary" type="submit" form={form}>
            {texts.batch.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <TextField
          label={texts.title}
          longest={limits.title}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label={texts.description}
          rows={4}
          longest={limits.description}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </form>
    </Dialog>
  )
}
