import { type SubmitEvent, useId, useState } from 'react'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { emptyText, textOf, type TypedText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'
import type { Upload } from '../../../uploads/upload.ts'

interface Props {
  /** absent while none is edited */
  photo: Upload | undefined
  onSave: (id: string, text: TypedText) => void
  onClose: () => void
}

/** A title and description of its own for one photo of the batch. */
export const ImageDetailsDialog = ({ photo, ...rest }: Props) =>
  photo && <EditDetails key={photo.id} photo={photo} {...rest} />

const EditDetails = ({ photo, onSave, onClose }: Props & { photo: Upload }) => {
  const form = useId()
  const [text, setText] = useState(textOf(photo))
  const clear = () => {
    setText(emptyText)
    toast({ title: texts.fieldsCleared })
  }
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    onSave(photo.id, text)
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
        <MediaTextFields
          text={text}
          onChange={(typed) => setText((before) => ({ ...before, ...typed }))}
          rows={4}
        />
      </form>
    </Dialog>
  )
}
