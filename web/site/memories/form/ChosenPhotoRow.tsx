import { useState } from 'react'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { isBlank, type TextFieldName, textFieldNames, type TypedText } from '../../../media/mediaText.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import type { DraftPhoto } from './draftPhotos.ts'
import type { FieldErrors } from './fieldErrors.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'

interface Props {
  photo: DraftPhoto
  fieldErrors: FieldErrors
  onChange: (text: Partial<TypedText>) => void
  onRemove: () => void
}

/** A chosen photo, as a tile in a grid. A photo with a caption, with fields for one, or with a message takes up a whole row. */
export const ChosenPhotoRow = ({ photo, fieldErrors, onChange, onRemove }: Props) => {
  const [isAddingCaption, setAddingCaption] = useState(false)
  const findError = (field: TextFieldName) => fieldErrors[`${field} ${photo.id}`]
  const hasCaption = isAddingCaption || !isBlank(photo) || textFieldNames.some(findError)
  return (
    <li className={classes('chosen-photo', (hasCaption || photo.message) && 'with-caption')}>
      <span className="chosen-photo-preview">
        <FilePreview file={photo.file} />
      </span>
      <div className="chosen-photo-text">
        {hasCaption ? (
          <MediaTextFields
            text={photo}
            onChange={onChange}
            rows={2}
            getInputProps={(field) => ({
              label: addFileName(texts[field], photo.file.name),
              longest: undefined,
              error: findError(field),
              autoFocus: isAddingCaption && field === 'title',
            })}
          />
        ) : (
          <Button onClick={() => setAddingCaption(true)}>
            {addFileName(texts.addCaption, photo.file.name)}
          </Button>
        )}
        <p className={photo.message ? 'error' : 'hint'} role="status">
          {describeState(photo)}
        </p>
      </div>
      <IconButton
        icon="close"
        label={`${texts.remove} ${photo.file.name}`}
        className="bare"
        onClick={onRemove}
      />
    </li>
  )
}

/** Adds the file's name to a label, for screen readers only. Otherwise, the fields of all rows would have the same labels. */
const addFileName = (label: string, name: string) => (
  <>
    {label}
    <span className="unseen"> {name}</span>
  </>
)

const describeState = ({ state, message, isSaved }: DraftPhoto) => {
  if (message) return message
  if (state === 'stored') return texts.sent
  if (state === 'preparing') return texts.preparing
  return isSaved === false ? texts.unsaved : ''
}
