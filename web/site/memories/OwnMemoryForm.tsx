import { type SubmitEvent, useState } from 'react'
import type { Media } from '../../../contract/media.ts'
import type { OwnMemory as Memory } from '../../../contract/memories.ts'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'
import { StageShown } from './StageShown.tsx'
import { texts as allTexts } from './texts.ts'
import { openDraft, useDraft } from './useDraft.ts'
import { useSavingOwn } from './useSavingOwn.ts'

const texts = allTexts.own

interface Props {
  memory: Memory
  writerKey: string
  onSaved: (memory: Memory) => void
}

export const OwnMemoryForm = ({ memory, writerKey, onSaved }: Props) => {
  const [store] = useState(() => {
    const opened = openDraft()
    opened.change({ name: memory.name, content: memory.content ?? '' })
    return opened
  })
  const { name, content, photos } = useDraft(store)
  const [held, setHeld] = useState(memory.media)
  const { stage, wrong, save, resume } = useSavingOwn(writerKey, store, held, (saved) => {
    setHeld(saved.media)
    onSaved(saved)
  })
  const busy = stage.at === 'uploading' || stage.at === 'sharing'
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form className="memory-form" noValidate onSubmit={onSubmit}>
      <fieldset disabled={busy}>
        <TextField
          label={allTexts.form.name}
          value={name}
          error={wrong.name}
          onChange={({ target }) => store.change({ name: target.value })}
        />
        <TextAreaField
          label={allTexts.form.memory}
          rows={6}
          value={content}
          error={wrong.content}
          onChange={({ target }) => store.change({ content: target.value })}
        />
        {held.length > 0 && (
          <HeldPhotos photos={held} onRemove={(id) => setHeld(held.filter((photo) => photo.id !== id))} />
        )}
        <PhotoChooser photos={photos} have={held.length} store={store} wrong={wrong} onTouch={resume} />
      </fieldset>
      <StageShown stage={stage} />
      <Button tone="primary" type="submit" disabled={busy}>
        {texts.save}
      </Button>
    </form>
  )
}

const HeldPhotos = ({ photos, onRemove }: { photos: readonly Media[]; onRemove: (id: string) => void }) => (
  <div className="field">
    <p className="own-photos-label">{texts.photos}</p>
    <ul className="own-photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          {photo.filePath ? (
            <Photo item={photo} sizes="120px" />
          ) : (
            <img className="own-photo-unseen" src={photo.placeholder ?? undefined} alt={photo.title} />
          )}
          <Button
            icon
            aria-label={`${allTexts.form.remove} ${photo.title}`}
            onClick={() => onRemove(photo.id)}
          >
            <Icon name="close" />
          </Button>
        </li>
      ))}
    </ul>
  </div>
)
