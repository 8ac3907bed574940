import { useId, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { useStore } from '../../../stores/useStore.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dropzone } from '../../../ui/fields/Dropzone.tsx'
import { TextAreaField, TextField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { acceptedPhotoTypes } from '../../../uploads/visitorPhotos.ts'
import { isOnItsWay, type Upload } from '../../../uploads/upload.ts'
import { describePreparing } from '../preparing.ts'
import { DropHint } from '../DropHint.tsx'
import { WaitingNames } from '../manage/people/WaitingNames.tsx'
import { AddedMedia, type AddedMediaProps } from '../stored/AddedMedia.tsx'
import { batchTexts as texts, texts as allTexts } from '../../../../languages/en/dashboard/media.ts'
import {
  addedIds,
  addPhotos,
  batch,
  type BatchFields,
  batchStatus,
  changeStatus,
  isRefused,
  mayBeStored,
  removePhotos,
} from './batch.ts'
import { BatchPhotos } from './BatchPhotos.tsx'
import { ImageDetailsDialog } from './ImageDetailsDialog.tsx'
import { sendBatch, sendRefusedAgain } from './sendBatch.ts'

export const BatchPanel = ({ onGiveTitles }: AddedMediaProps) => {
  const { uploads: photos, fields } = useStore(batch)
  const { percent, problems, failures } = useStore(batchStatus)
  const [editedId, setEditedId] = useState<string | null>(null)
  const busy = photos.some(isOnItsWay)
  const reasonId = useId()
  const added = useStore(addedIds)
  const isNothingLeft =
    photos.every(isRefused) && (photos.length > 0 || problems.length > 0 || added.length > 0)
  const input = bindTextInputs(fields, batch.setFields)
  return (
    <>
      <Dropzone
        chooseLabel={texts.choose}
        hint={<DropHint drag={texts.drag} />}
        accept={acceptedPhotoTypes}
        disabled={busy}
        onFiles={addPhotos}
      />
      <Problems sentences={problems} onClose={() => changeStatus({ problems: [] })} />
      <AddedMedia {...{ addedIds, busy, onGiveTitles }} />
      <WaitingNames ids={busy ? [] : added} />
      <BatchPhotos
        label={texts.list}
        count={texts.count(photos.length)}
        photos={photos}
        busy={busy}
        isLocked={(photo) => busy || mayBeStored(fields, photo)}
        onEdit={setEditedId}
        onRemove={(id) => removePhotos((photo) => photo.id === id)}
        onClear={() => removePhotos(() => true)}
      />
      <div className="batch-common">
        <TextField
          {...input('prefix')}
          label={texts.prefix}
          hint={texts.prefixHint}
          longest={limits.titlePrefix}
          readOnly={busy}
        />
        <TextAreaField
          {...input('description')}
          label={texts.common}
          rows={2}
          longest={limits.description}
          readOnly={busy}
        />
      </div>
      {percent !== null && <ProgressBar label={texts.progress} value={percent} />}
      <p role="status" className="batch-range">
        {[describeRange(fields, photos), describePreparing(photos)].filter(Boolean).join('. ')}
      </p>
      <Problems sentences={failures} />
      {!busy && <RefusedPhotos photos={photos.filter(isRefused)} />}
      <div className="row list-actions">
        <p>
          <span>{texts.most}</span>. {texts.more}
          {isNothingLeft && (
            <span id={reasonId} className="batch-reason">
              {allTexts.nothingLeft}
            </span>
          )}
        </p>
        <Button
          tone="primary"
          disabled={busy || isNothingLeft}
          aria-describedby={isNothingLeft ? reasonId : undefined}
          onClick={() => void sendBatch()}
        >
          {describeSending(fields, photos)}
        </Button>
      </div>
      <ImageDetailsDialog
        photo={photos.find(({ id }) => id === editedId)}
        onSave={batch.change}
        onClose={() => setEditedId(null)}
      />
    </>
  )
}

const Problems = ({ sentences, onClose }: { sentences: readonly string[]; onClose?: () => void }) =>
  sentences.length > 0 && (
    <div role="alert" className="notice problem">
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {onClose && <Button onClick={onClose}>{allTexts.understood}</Button>}
    </div>
  )

/** Names the photos that were refused. They stay in the list, so that they can be sent again. */
const RefusedPhotos = ({ photos }: { photos: readonly Upload[] }) =>
  photos.length > 0 && (
    <div className="notice problem">
      <p role="alert">{texts.refused(photos.length)}</p>
      <ul className="batch-refused">
        {photos.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <Button onClick={() => void sendRefusedAgain()}>{texts.sendAgain}</Button>
    </div>
  )

/** Says which photos of the whole batch are being sent, such as '51 to 100 of 300'. */
const describeRange = ({ storedCount, refusedCount }: BatchFields, photos: readonly Upload[]) => {
  const sendingCount = photos.filter(({ state }) => state === 'sending').length
  if (sendingCount === 0) return ''
  const doneCount = storedCount + refusedCount
  const total = doneCount + photos.filter((photo) => !isRefused(photo)).length
  return texts.range(doneCount + 1, doneCount + sendingCount, total)
}

const describeSending = ({ storedCount }: BatchFields, photos: readonly Upload[]) => {
  if (photos.some(isOnItsWay)) return allTexts.sending
  const restCount = photos.filter((photo) => !isRefused(photo)).length
  return storedCount > 0 && restCount > 0 ? texts.sendRest(restCount) : texts.send
}
