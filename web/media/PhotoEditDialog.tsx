import type { Media } from '../../contract/media.ts'
import { useChange, useIssues } from '../api/useChange.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../ui/drafts/useDraft.ts'
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
  const { fields: text, changed, change } = useDraft('dialog', textOf(item))
  const saving = useChange('PUT /api/media/:id', {
    success: ({ held }) => (held ? texts.held : texts.updated),
    failure: { title: texts.updateFailed, description: failures[place] },
  })
  const findIssue = useIssues(saving, text)
  const save = () => saving.mutate({ params: { id: item.id }, body: text }, { onSuccess: onClose })
  // a blank title is reported at once, without asking the server
  const findError = (field: TextField) =>
    field === 'title' && text.title.trim() === '' ? texts.titleNeeded : findIssue(field)
  return (
    <FormDialog
      title={place === 'gallery' ? texts.galleryHeading : texts.memoryHeading}
      submit={saving.isPending ? texts.saving : texts.save}
      busy={saving.isPending}
      changed={changed}
      onSubmit={save}
      onClose={onClose}
    >
      <MediaTextFields
        text={text}
        onChange={change}
        rows={4}
        inputOf={(field) => ({ error: findError(field) })}
      />
    </FormDialog>
  )
}

const failures = { gallery: texts.galleryFailure, memory: texts.memoryFailure }
