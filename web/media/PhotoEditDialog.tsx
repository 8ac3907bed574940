import type { Media } from '../../contract/media/media.ts'
import { useChange, useIssues } from '../api/useChange.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../ui/drafts/useDraft.ts'
import { MediaTextFields } from './MediaTextFields.tsx'
import { type TextFieldName, toTypedText } from './mediaText.ts'
import { Photo } from './Photo.tsx'
import { texts } from '../../languages/en/visitors/media.ts'

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
  const { fields: text, isChanged, change } = useDraft('dialog', toOwnText(item))
  const saving = useChange('PUT /api/media/:id', {
    success: ({ held }) => (held ? texts.held : texts.updated),
    failure: { title: texts.updateFailed, description: placeTexts.failure },
  })
  const findIssue = useIssues(saving, text)
  const isUnnamed = item.untitled && text.title.trim() === ''
  // the server knows its own title for an untitled photograph, and keeps it untitled
  const body = isUnnamed ? { ...text, title: item.title } : text
  const save = () => saving.mutate({ params: { id: item.id }, body }, { onSuccess: onClose })
  // a blank title is reported at once, without a call to the server
  const findError = (field: TextFieldName) =>
    field === 'title' && text.title.trim() === '' && !isUnnamed ? texts.titleNeeded : findIssue(field)
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
        getInputProps={(field) => ({
          error: findError(field),
          placeholder: field === 'title' && item.untitled ? item.title : undefined,
        })}
      />
    </FormDialog>
  )
}

/** Returns the text that people have written. The title of an untitled photograph is not theirs. */
const toOwnText = (item: Media) => ({ ...toTypedText(item), ...(item.untitled && { title: '' }) })
