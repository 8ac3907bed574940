import { useId, useState } from 'react'
import { Icon } from '../../../ui/icons.tsx'
import { acceptedPhotoTypes } from '../../../uploads/visitorPhotos.ts'
import { ChosenPhotoRow } from './ChosenPhotoRow.tsx'
import type { MemoryDraft } from './draft.ts'
import { addPhotos, type DraftPhoto, editPhoto } from './draftPhotos.ts'
import type { FieldErrors } from './fieldErrors.ts'
import { texts } from '../../../../languages/en/visitors/memories.ts'

interface Props {
  draft: MemoryDraft
  photos: readonly DraftPhoto[]
  /** how many photos the memory already has */
  attachedCount?: number
  fieldErrors: FieldErrors
  /** called when someone changes the photos or their captions */
  onEdit: () => void
}

/** People choose photos in a file picker or drop them onto the field. */
export const PhotoChooser = ({ draft, photos, attachedCount = 0, fieldErrors, onEdit }: Props) => {
  const [hasTooMany, setTooMany] = useState(false)
  const id = useId()
  const add = (input: HTMLInputElement) => {
    setTooMany(addPhotos(draft, [...(input.files ?? [])], attachedCount))
    // the input is cleared, so that choosing the same file again fires a change event
    input.value = ''
    onEdit()
  }
  return (
    <div className="field photo-chooser">
      <label htmlFor={id}>{texts.form.photos}</label>
      <div className="photo-drop">
        <Icon name="photo" />
        <span className="photo-drop-button">{texts.form.choosePhotos}</span>
        <span className="photo-drop-or">{texts.form.orDrop}</span>
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedPhotoTypes}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => add(target)}
        />
      </div>
      <div id={`${id}-hint`}>
        <p className="hint">{texts.form.photosHint}</p>
        {photos.length > 0 && <p className="hint">{texts.form.photosMore}</p>}
      </div>
      <p className="error" role="status">
        {hasTooMany && photos[0] ? texts.fieldErrors.tooMany : ''}
      </p>
      <ul className="chosen-photos">
        {photos.map((photo) => (
          <ChosenPhotoRow
            key={photo.id}
            photo={photo}
            fieldErrors={fieldErrors}
            onChange={(text) => {
              onEdit()
              editPhoto(draft, photo, text)
            }}
            onRemove={() => {
              onEdit()
              setTooMany(false)
              draft.remove(photo.id)
            }}
          />
        ))}
      </ul>
    </div>
  )
}
