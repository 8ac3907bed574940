import { useId, useState } from 'react'
import { Icon } from '../../ui/icons.tsx'
import { ChosenPhotoRow } from './ChosenPhotoRow.tsx'
import type { ChosenPhoto } from './draft.ts'
import { texts } from './texts.ts'
import type { DraftStore } from './useDraft.ts'
import type { Wrong } from './wrong.ts'

interface Props {
  photos: readonly ChosenPhoto[]
  /** photos the memory holds already */
  have?: number
  store: Pick<DraftStore, 'add' | 'changePhoto' | 'remove'>
  wrong: Wrong
  /** something was changed by hand */
  onTouch: () => void
}

/** Photos to send along: chosen, or dropped onto the same place. */
export const PhotoChooser = ({ photos, have = 0, store, wrong, onTouch }: Props) => {
  const [tooMany, setTooMany] = useState(false)
  const id = useId()
  const add = (input: HTMLInputElement) => {
    setTooMany(store.add([...(input.files ?? [])], have))
    // choosing the same file again is a change too
    input.value = ''
    onTouch()
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
          accept="image/*,.heic,.heif,.avif"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => add(target)}
        />
      </div>
      <div id={`${id}-hint`}>
        <p className="hint">{texts.form.photosHint}</p>
        <p className="hint">{texts.form.photosMore}</p>
      </div>
      <p className="error" role="status">
        {tooMany ? texts.wrong.tooMany : ''}
      </p>
      <ul className="chosen-photos">
        {photos.map((photo) => (
          <ChosenPhotoRow
            key={photo.id}
            photo={photo}
            wrong={wrong}
            onChange={(part) => {
              onTouch()
              store.changePhoto(photo.id, part)
            }}
            onRemove={() => {
              onTouch()
              setTooMany(false)
              store.remove(photo.id)
            }}
          />
        ))}
      </ul>
    </div>
  )
}
