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
  const [previews, setPreviews] = useState(true)
  if (photos.length === 0) return null
  return (
    <>
      <div className="row list-actions">
        <p role="status">{texts.count(photos.length)}</p>
        <Button onClick={onClear} disabled={busy}>
          {texts.clearAll}
        </Button>
        <Button onClick={() => setPreviews(!previews)}>
          {previews ? texts.hidePreviews : texts.showPreviews}
        </Button>
      </div>
      {photos.some(({ isUnsaved }) => isUnsaved) && <p className="upload-note">{texts.unsaved}</p>}
      <ul className="batch-photos" aria-label={texts.list} data-previews={previews}>
        {photos.map((photo) => (
          <li key={photo.id}>
            {previews && <Preview file={photo.file} onPress={() => !busy && onEdit(photo.id)} />}
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

/** A thumbnail that opens the dialog on a click; keyboards and screen readers use the button beneath it. */
const Preview = ({ file, onPress }: { file: File; onPress: () => void }) => (
  <button type="button" className="batch-preview" tabIndex={-1} aria-hidden="true" onClick={onPress}>
    <FilePreview file={file} />
  </button>
)
