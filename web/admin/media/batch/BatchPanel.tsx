import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { TextAreaField, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { acceptedPhotoTypes } from '../../../uploads/fileKinds.ts'
import { StoredMediaNotice } from '../StoredMediaNotice.tsx'
import { batchTexts as texts } from '../texts.ts'
import { addPhotos, batch, batchStatus, changeStatus, isSending, sendBatch } from './batch.ts'
import { BatchPhotos } from './BatchPhotos.tsx'
import { ImageDetailsDialog } from './ImageDetailsDialog.tsx'

export const BatchPanel = () => {
  const { uploads: photos, fields } = useStore(batch)
  const status = useStore(batchStatus)
  const [editedId, setEditedId] = useState<string | null>(null)
  const { percent, problems, notices } = status
  const busy = isSending(status)
  const input = bindTextInputs(fields, batch.setFields)
  const remove = (id: string) => {
    changeStatus({ problems: [] })
    batch.remove(id)
  }
  const removeAll = () => {
    changeStatus({ problems: [] })
    batch.setUploads([])
  }
  return (
    <>
      <Dropzone
        chooseLabel={texts.choose}
        hint={texts.hint}
        accept={acceptedPhotoTypes}
        disabled={busy}
        onFiles={addPhotos}
      />
      <Problems sentences={problems} />
      <BatchPhotos photos={photos} busy={busy} onEdit={setEditedId} onRemove={remove} onClear={removeAll} />
      <div className="batch-common">
        <TextField
          {...input('prefix')}
          label={texts.prefix}
          hint={texts.prefixHint}
          longest={limits.titlePrefix}
        />
        <TextAreaField {...input('description')} label={texts.common} rows={2} longest={limits.description} />
      </div>
      {percent !== null && <ProgressBar label={texts.progress} value={percent} />}
      <div className="row list-actions">
        <p>{texts.most}</p>
        <Button tone="primary" disabled={busy} onClick={() => void sendBatch()}>
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
      {notices.map((media) => (
        <StoredMediaNotice
          key={media.id}
          media={media}
          onClose={() => changeStatus({ notices: notices.filter(({ id }) => id !== media.id) })}
        />
      ))}
      <ImageDetailsDialog
        photo={photos.find(({ id }) => id === editedId)}
        onSave={batch.change}
        onClose={() => setEditedId(null)}
      />
    </>
  )
}

const Problems = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div role="alert" className="notice problem">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
