import { useState } from 'react'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { emptyText, isSameText, textOf, type TypedText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
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
  const [text, setText] = useState(textOf(photo))
  const clear = () => {
    setText(emptyText)
    toast({ title: texts.fieldsCleared })
  }
  const save = () => {
    onSave(photo.id, text)
    onClose()
  }
  return (
    <FormDialog
      title={texts.batch.dialog}
      description={photo.file.name}
      buttons={<Button onClick={clear}>{texts.batch.clear}</Button>}
      submit={texts.batch.save}
      changed={!isSameText(text, textOf(photo))}
      onSubmit={save}
      onClose={onClose}
    >
      <MediaTextFields
        text={text}
        onChange={(typed) => setText((before) => ({ ...before, ...typed }))}
        rows={4}
      />
    </FormDialog>
  )
}
