import { useEffect, useState } from 'react'
import { MediaTextFields } from '../../media/MediaTextFields.tsx'
import type { TypedText } from '../../media/mediaText.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Icon } from '../../ui/icons.tsx'
import type { DraftPhoto } from './draftPhotos.ts'
import type { FieldErrors } from './fieldErrors.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

interface Props {
  photo: DraftPhoto
  fieldErrors: FieldErrors
  onChange: (text: Partial<TypedText>) => void
  onRemove: () => void
}

export const ChosenPhotoRow = ({ photo, fieldErrors, onChange, onRemove }: Props) => (
  <li className="chosen-photo">
    <Preview file={photo.file} />
    <div className="chosen-photo-text">
      <MediaTextFields
        text={photo}
        onChange={onChange}
        rows={2}
        inputOf={(field) => ({
          label: namedLabel(texts[field], photo.file.name),
          longest: undefined,
          error: fieldErrors[`${field} ${photo.id}`],
        })}
      />
      <p
        className={photo.message ? 'error' : 'hint'}
        role="status"
        tabIndex={-1}
        data-rejected={photo.message ? true : undefined}
      >
        {messageOf(photo)}
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

/** Every row has these fields: who cannot see the picture beside them hears its name. */
const namedLabel = (label: string, name: string) => (
  <>
    {label}
    <span className="unseen"> {name}</span>
  </>
)

const messageOf = ({ state, message, isUnsaved }: DraftPhoto) => {
  if (message) return message
  if (state === 'stored') return texts.sent
  if (state === 'preparing') return texts.preparing
  return isUnsaved ? texts.unsaved : ''
}

/** The picture itself, upright; a drawing where this browser cannot show it, as with HEIC in most. */
const Preview = ({ file }: { file: File }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const created = URL.createObjectURL(file)
    setUrl(created)
    return () => URL.revokeObjectURL(created)
  }, [file])
  return (
    <span className="chosen-photo-preview">
      {url ? (
        <img src={url} alt="" loading="lazy" decoding="async" onError={() => setUrl(null)} />
      ) : (
        <Icon name="photo" size={32} />
      )}
    </span>
  )
}
