import { useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import type { OwnMemory as Memory } from '../../../../contract/memorial/memories.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { bindTextInputs, TextField } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { toTypedMemory } from '../../../memories/memoryText.ts'
import { memoryTextLabels } from '../../../../languages/en/visitors/memoryLabels.ts'
import { useStore } from '../../../stores/useStore.ts'
import { type DraftFields, openDraft } from '../form/draft.ts'
import { PhotoChooser } from '../form/PhotoChooser.tsx'
import { QuestionGroup } from '../form/QuestionGroup.tsx'
import { SendingProgress } from '../form/SendingProgress.tsx'
import { texts as allTexts } from '../../../../languages/en/visitors/memories.ts'
import { texts } from '../../../../languages/en/visitors/ownMemory.ts'
import { useWhenAbandoned } from '../form/useWhenAbandoned.ts'
import { useSaveOwnMemory } from './useSaveOwnMemory.ts'

interface Props {
  memory: Memory
  writerKey: string
  onSaved: (memory: Memory) => void
  onLeave: () => void
}

export const OwnMemoryForm = ({ memory, writerKey, onSaved, onLeave }: Props) => {
  const [draft] = useState(() => {
    const openedDraft = openDraft()
    openedDraft.setFields({
      ...toTypedMemory(memory),
      mailOnAnswer: memory.mailOnAnswer ?? undefined,
    })
    return openedDraft
  })
  const { fields, uploads: photos } = useStore(draft)
  const [attachedPhotos, setAttachedPhotos] = useState(memory.media)
  const saving = useSaveOwnMemory(memory, writerKey, draft, attachedPhotos, (saved) => {
    setAttachedPhotos(saved.media)
    onSaved(saved)
  })
  const { form, stage, busy, fieldErrors, send, resumeWriting } = saving
  useWhenAbandoned(stage, false, onLeave)
  const setFields = (part: Partial<DraftFields>) => {
    resumeWriting()
    draft.setFields(part)
  }
  const input = bindTextInputs<DraftFields>(fields, setFields, (name) => fieldErrors[name])
  return (
    <Form ref={form} className="memory-form">
      <fieldset disabled={busy}>
        <TextField {...input('name')} label={memoryTextLabels.name} />
        <QuestionGroup
          question={fields.question ?? ''}
          onRemove={() => setFields({ question: '' })}
          input={input}
        />
        {memory.mailOnAnswer !== null && (
          <Checkbox
            className="memory-form-mail"
            label={allTexts.form.mailOnAnswer}
            checked={fields.mailOnAnswer === true}
            onChange={(mailOnAnswer) => setFields({ mailOnAnswer })}
          />
        )}
        {attachedPhotos.length > 0 && (
          <AttachedPhotos
            photos={attachedPhotos}
            onRemove={(id) => setAttachedPhotos(attachedPhotos.filter((photo) => photo.id !== id))}
          />
        )}
        <PhotoChooser
          draft={draft}
          photos={photos}
          attachedCount={attachedPhotos.length}
          fieldErrors={fieldErrors}
          onEdit={resumeWriting}
        />
      </fieldset>
      <SendingProgress {...saving} draft={{ fields, uploads: photos }} />
      <Button tone="primary" disabled={busy} onClick={() => void send()}>
        {texts.save}
      </Button>
    </Form>
  )
}

const AttachedPhotos = ({
  photos,
  onRemove,
}: {
  photos: readonly Media[]
  onRemove: (id: string) => void
}) => (
  <div className="field">
    <p className="label">{texts.photos}</p>
    <ul className="own-photos">
      {photos.map((photo) => (
        <li key={photo.id}>
          {photo.filePath ? (
            <Photo item={photo} sizes="120px" />
          ) : (
            <img src={photo.placeholder ?? undefined} alt={photo.title} />
          )}
          <IconButton
            icon="close"
            label={`${allTexts.form.remove} ${photo.title}`}
            onClick={() => onRemove(photo.id)}
          />
        </li>
      ))}
    </ul>
  </div>
)
