import type { Media } from '../../contract/media/media.ts'
import { useChange, useIssues } from '../api/useChange.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../ui/drafts/useDraft.ts'
import { MediaTextFields } from './MediaTextFields.tsx'
import { type TextFieldName, toTypedText } from './mediaText.ts'
import { texts } from './texts.ts'

type EditedPhoto = Pick<Media, 'id' | TextFieldName>

interface Props {
  /** null if the dialog is closed */
  item: EditedPhoto | null
  onClose: () => void
  /** where the photograph is shown; the heading and the failure message depend on this place */
  place?: 'gallery' | 'memory'
}

/**
 * The dialog in which visitors and keepers edit the title and description of a photograph. If saving fails, the typed text is
 * kept.
 */
export const PhotoEditDialog = ({ item, ...rest }: Props) =>
  item && <EditPhoto key={item.id} item={item} {...rest} />

const EditPhoto = ({ item, onClose, place = 'gallery' }: Props & { item: EditedPhoto }) => {
  const { fields: text, isChanged, change } = useDraft('dialog', toTypedText(item))
  const saving = useChange('PUT /api/media/:id', {
    success: ({ held }) => (held ? texts.held : texts.updated),
    failure: { title: texts.updateFailed, description: failureTexts[place] },
  })
  const findIssue = useIssues(saving, text)
  const save = () => saving.mutate({ params: { id: item.id }, body: text }, { onSuccess: onClose })
  // a blank title is reported at once, without a call to the server
  const findError = (field: TextFieldName) =>
    field === 'title' && text.title.trim() === '' ? texts.titleNeeded : findIssue(field)
  return (
    <FormDialog
      title={place === 'gallery' ? texts.galleryHeading : texts.memoryHeading}
      submitLabel={saving.isPending ? texts.saving : texts.save}
      busy={saving.isPending}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <MediaTextFields
        text={text}
        onChange={change}
        rows={4}
        getInputProps={(field) => ({ error: findError(field) })}
      />
    </FormDialog>
  )
}

const failureTexts = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
