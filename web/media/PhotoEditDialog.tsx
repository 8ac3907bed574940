import type { Media } from '../../contract/media/media.ts'
import { useChange, useIssues } from '../api/useChange.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../ui/drafts/useDraft.ts'
import { MediaTextFields } from './MediaTextFields.tsx'
import { type TextFieldName, toTypedText } from './mediaText.ts'
import { Photo } from './Photo.tsx'
import { texts } from './texts.ts'

interface Props {
  /** null if the dialog is closed */
  item: Media | null
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

const EditPhoto = ({ item, onClose, place = 'gallery' }: Props & { item: Media }) => {
  const placeTexts = texts.edit[place]
  const { fields: text, isChanged, change } = useDraft('dialog', toTypedText(item))
  const saving = useChange('PUT /api/media/:id', {
    success: ({ held }) => (held ? texts.held : texts.updated),
    failure: { title: texts.updateFailed, description: placeTexts.failure },
  })
  const findIssue = useIssues(saving, text)
  const save = () => saving.mutate({ params: { id: item.id }, body: text }, { onSuccess: onClose })
  // a blank title is reported at once, without a call to the server
  const findError = (field: TextFieldName) =>
    field === 'title' && text.title.trim() === '' ? texts.titleNeeded : findIssue(field)
  return (
    <FormDialog
      title={placeTexts.heading}
      submitLabel={saving.isPending ? texts.saving : texts.save}
      busy={saving.isPending}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <Photo item={item} sizes="320px" />
      <MediaTextFields
        text={text}
        onChange={change}
        rows={4}
        getInputProps={(field) => ({ error: findError(field) })}
      />
    </FormDialog>
  )
}
