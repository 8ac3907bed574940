import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { emptyText, toTypedText, type TypedText } from '../../../media/mediaText.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { useDraft } from '../../../ui/drafts/useDraft.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import type { Upload } from '../../../uploads/upload.ts'

interface Props {
  /** the photo to edit; undefined if the dialog is closed */
  photo: Upload | undefined
  onSave: (id: string, text: TypedText) => void
  onClose: () => void
}

export const ImageDetailsDialog = ({ photo, ...rest }: Props) =>
  photo && <EditDetails key={photo.id} photo={photo} {...rest} />

const EditDetails = ({ photo, onSave, onClose }: Props & { photo: Upload }) => {
  const { fields: text, isChanged, change } = useDraft('dialog', toTypedText(photo))
  const clear = () => {
    change(emptyText)
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
      submitLabel={texts.batch.save}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <MediaTextFields text={text} onChange={change} rows={4} />
    </FormDialog>
  )
}
