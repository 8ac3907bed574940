import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/Dropzone.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { useUnsaved } from '../../../ui/unsaved.tsx'
import { DuplicateNotice } from '../DuplicateNotice.tsx'
import { photosAccepted } from '../chosen.ts'
import { texts as allTexts } from '../texts.ts'
import { BatchPhotos } from './BatchPhotos.tsx'
import { ImageDetailsDialog } from './ImageDetailsDialog.tsx'
import { useBatch } from './useBatch.ts'

const texts = allTexts.batch

/** Up to fifty photographs in one go. */
export const BatchPanel = () => {
  const batch = useBatch()
  const [edited, setEdited] = useState<number | null>(null)
  useUnsaved(batch.photos.length > 0, 'batch')
  const busy = batch.percent !== null && batch.percent < 100
  return (
    <>
      <Dropzone
        choose={texts.choose}
        hint={texts.hint}
        accept={photosAccepted}
        disabled={busy}
        onFiles={batch.add}
      />
      <Problems sentences={batch.problems} />
      <BatchPhotos
        photos={batch.photos}
        busy={busy}
        onEdit={setEdited}
        onRemove={batch.remove}
        onClear={batch.removeAll}
      />
      <div className="batch-common">
        <TextField
          label={texts.prefix}
          hint={texts.prefixHint}
          value={batch.common.prefix}
          onChange={({ target }) => batch.changeCommon({ prefix: target.value })}
        />
        <TextAreaField
          label={texts.common}
          rows={2}
          value={batch.common.description}
          onChange={({ target }) => batch.changeCommon({ description: target.value })}
        />
      </div>
      {batch.percent !== null && <Progress label={texts.progress} value={batch.percent} />}
      <div className="media-actions">
        <p>{texts.most}</p>
        <Button tone="primary" disabled={busy} onClick={() => void batch.upload()}>
          {busy ? texts.sending : texts.send}
        </Button>
      </div>
      {batch.copies.map((media) => (
        <DuplicateNotice key={media.id} media={media} onClose={() => batch.decided(media.id)} />
      ))}
      <ImageDetailsDialog
        photo={batch.photos.find(({ id }) => id === edited)}
        onSave={batch.change}
        onClose={() => setEdited(null)}
      />
    </>
  )
}

const Problems = ({ sentences }: { sentences: readonly string[] }) =>
  sentences.length > 0 && (
    <div role="alert" className="media-problems">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
