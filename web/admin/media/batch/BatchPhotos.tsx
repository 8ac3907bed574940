import { useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import type { Upload } from '../../../uploads/upload.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { batchTexts as texts, texts as allTexts } from '../texts.ts'
import { useShowMore } from '../useShowMore.tsx'

interface Props {
  photos: readonly Upload[]
  busy: boolean
  isLocked: (photo: Upload) => boolean
  onEdit: (id: string) => void
  onRemove: (id: string) => void
  onClear: () => void
}

export const BatchPhotos = ({ photos, busy, isLocked, onEdit, onRemove, onClear }: Props) => {
  const [hasPreviews, setHasPreviews] = useState(true)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(photos.length)
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
      {photos.some(({ isSaved }) => isSaved === false) && <p className="upload-note">{texts.unsaved}</p>}
      <ul ref={list} className="batch-photos" aria-label={texts.list} data-previews={hasPreviews}>
        {photos.slice(0, shownCount).map((photo) => (
          <li key={photo.id}>
            {hasPreviews && (
              <Preview file={photo.file} onPress={() => !isLocked(photo) && onEdit(photo.id)} />
            )}
            <p>{photo.title.trim() || photo.file.name}</p>
            <IconButton
              icon="edit"
              label={`${texts.edit} ${photo.file.name}`}
              className="bare"
              onClick={() => onEdit(photo.id)}
              disabled={isLocked(photo)}
            />
            <IconButton
              icon="close"
              label={`${allTexts.remove} ${photo.file.name}`}
              className="bare"
              onClick={() => onRemove(photo.id)}
              disabled={isLocked(photo)}
            />
          </li>
        ))}
      </ul>
      {moreButton}
    </>
  )
}

/** A thumbnail that opens the dialog when clicked. People with a keyboard or a screen reader use the Edit button instead. */
const Preview = ({ file, onPress }: { file: File; onPress: () => void }) => (
  <button type="button" className="batch-preview" tabIndex={-1} aria-hidden="true" onClick={onPress}>
    <FilePreview file={file} />
  </button>
)
