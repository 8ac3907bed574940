import { useEffect, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { arrivedAs, type ChosenPhoto } from './draft.ts'
import { texts as allTexts } from './texts.ts'
import type { Wrong } from './wrong.ts'

const texts = allTexts.form

interface Props {
  photo: ChosenPhoto
  wrong: Wrong
  onChange: (part: Partial<Pick<ChosenPhoto, 'title' | 'description'>>) => void
  onRemove: () => void
}

export const ChosenPhotoRow = ({ photo, wrong, onChange, onRemove }: Props) => (
  <li className="chosen-photo">
    <Preview file={photo.file} />
    <div className="chosen-photo-words">
      <TextField
        label={<Named words={texts.title} name={photo.name} />}
        value={photo.title}
        error={wrong[`title ${photo.id}`]}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <TextAreaField
        label={<Named words={texts.description} name={photo.name} />}
        rows={2}
        value={photo.description}
        error={wrong[`description ${photo.id}`]}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <p
        className={photo.refused ? 'error' : 'hint'}
        role="status"
        tabIndex={-1}
        data-refused={photo.refused ? true : undefined}
      >
        {stateOf(photo)}
      </p>
    </div>
    <Button icon className="bare" aria-label={`${texts.remove} ${photo.name}`} onClick={onRemove}>
      <Icon name="close" />
    </Button>
  </li>
)

/** Every row has these fields: who cannot see the picture beside them hears its name. */
const Named = ({ words, name }: { words: string; name: string }) => (
  <>
    {words}
    <span className="unseen"> {name}</span>
  </>
)

const stateOf = (photo: ChosenPhoto) => {
  if (photo.refused) return photo.refused
  if (arrivedAs(photo)) return texts.arrived
  return photo.file ? '' : texts.preparing
}

/** The picture itself, upright; a drawing where this browser cannot show it, as with HEIC in most. */
const Preview = ({ file }: { file: Blob | null }) => {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
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
