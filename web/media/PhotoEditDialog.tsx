import type { Media } from '../../contract/media/media.ts'
import { useChange, useIssues } from '../api/useChange.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../ui/drafts/useDraft.ts'
import { MediaTextFields } from './MediaTextFields.tsx'
import { type TextFieldName, toTypedText } from './mediaText.ts'
import { texts } from './texts.ts'

type Edited = Pick<Media, 'id' | TextFieldName>

interface Props {
  /** null: the dialog is closed */
  item: Edited | null
  onClose: () => void
  /** where the photo is shown: heading and failure message depend on it */
  place?: 'gallery' | 'memory'
}

/** Edits title and description of a photo, for visitors and keepers. After a failure the typed text stays. */
export const PhotoEditDialog = ({ item, ...rest }: Props) =>
  item && <EditPhoto key={item.id} item={item} {...rest} />

const EditPhoto = ({ item, onClose, place = 'gallery' }: Props & { item: Edited }) => {
  const { fields: text, isChanged: changed, change } = useDraft('dialog', toTypedText(item))
  const saving = useChange('PUT /api/media/:id', {
    success: ({ held }) => (held ? texts.held : texts.updated),
    failure: { title: texts.updateFailed, description: failures[place] },
  })
  const findIssue = useIssues(saving, text)
  const save = () => saving.mutate({ params: { id: item.id }, body: text }, { onSuccess: onClose })
  // a blank title is reported at once, without a call
  const findError = (field: TextFieldName) =>
    field === 'title' && text.title.trim() === '' ? texts.titleNeeded : findIssue(field)
  return (
    <FormDialog
      title={place === 'gallery' ? texts.galleryHeading : texts.memoryHeading}
      submitLabel={saving.isPending ? texts.saving : texts.save}
      busy={saving.isPending}
      isChanged={changed}
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

const failures = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
