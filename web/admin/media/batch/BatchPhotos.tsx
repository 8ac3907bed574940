import { useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import type { Upload } from '../../../uploads/upload.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { batchTexts as texts, texts as allTexts } from '../texts.ts'

interface Props {
  photos: readonly Upload[]
  busy: boolean
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  onClear: () => void
}

export const BatchPhotos = ({ photos, busy, onEdit, onRemove, onClear }: Props) => {
  const [hasPreviews, setHasPreviews] = useState(true)
  if (photos.length === 0) return null
  return (
    <>
      <div className="row list-actions">
        <p role="status">{texts.count(photos.length)}</p>
        <Button onClick={onClear} disabled={busy}>
          {texts.clearAll}
        </Button>
        <Button onClick={() => setHasPreviews(!hasPreviews)}>
          {hasPreviews ? texts.hidePreviews : texts.showPreviews}
        </Button>
      </div>
      {photos.some(({ isUnsaved }) => isUnsaved) && <p className="upload-note">{texts.unsaved}</p>}
      <ul className="batch-photos" aria-label={texts.list} data-previews={hasPreviews}>
        {photos.map((photo) => (
          <li key={photo.id}>
            {hasPreviews && <Preview file={photo.file} onPress={() => !busy && onEdit(photo.id)} />}
            <p>{photo.title.trim() || photo.file.name}</p>
            <IconButton
              icon="edit"
              label={`${texts.edit} ${photo.file.name}`}
              className="bare"
              onClick={() => onEdit(photo.id)}
              disabled={busy}
            />
            <IconButton
              icon="close"
              label={`${allTexts.remove} ${photo.file.name}`}
              className="bare"
              onClick={() => onRemove(photo.id)}
              disabled={busy}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** A thumbnail that opens the dialog when clicked. People with a keyboard or a screen reader use the Edit button instead. */
const Preview = ({ file, onPress }: { file: File; onPress: () => void }) => (
  <button type="button" className="batch-preview" tabIndex={-1} aria-hidden="true" onClick={onPress}>
    <FilePreview file={file} />
  </button>
)
