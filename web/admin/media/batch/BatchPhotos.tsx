import { useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { isRejected, type Upload } from '../../../uploads/upload.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { batchTexts as texts, texts as allTexts } from '../../../../languages/en/dashboard/media.ts'
import { useShowMore } from '../useShowMore.tsx'

interface Props extends Omit<TileProps, 'photo' | 'hasPreview' | 'isLocked'> {
  label: string
  /** how many there are; left out if the panel says it elsewhere */
  count?: string
  photos: readonly Upload[]
  busy: boolean
  isLocked: (photo: Upload) => boolean
  onClear: () => void
}

/** The chosen files as tiles. Their titles and descriptions are typed in a dialog. */
export const BatchPhotos = ({ label, count, photos, busy, isLocked, onClear, ...tile }: Props) => {
  const [hasPreviews, setHasPreviews] = useState(true)
  const { list, shownCount, moreButton } = useShowMore<HTMLUListElement>(photos.length)
  if (photos.length === 0) return null
  return (
    <>
      <div className="row list-actions">
        <p role="status">{count}</p>
        <Button onClick={onClear} disabled={busy}>
          {texts.clearAll}
        </Button>
        <Button onClick={() => setHasPreviews(!hasPreviews)}>
          {hasPreviews ? texts.hidePreviews : texts.showPreviews}
        </Button>
      </div>
      {photos.some(({ isSaved }) => isSaved === false) && <p className="upload-note">{texts.unsaved}</p>}
      <ul ref={list} className="batch-photos" aria-label={label} data-previews={hasPreviews}>
        {photos.slice(0, shownCount).map((photo) => (
          <Tile key={photo.id} {...tile} {...{ photo }} hasPreview={hasPreviews} isLocked={isLocked(photo)} />
        ))}
      </ul>
      {moreButton}
    </>
  )
}

interface TileProps {
  photo: Upload
  hasPreview: boolean
  isLocked: boolean
  /** whether each tile says why its file cannot be sent; false if the panel says it below the list */
  hasReasons?: boolean
  onEdit: (id: string) => void
  onRemove: (id: string) => void
}

const Tile = ({ photo, hasPreview, isLocked, hasReasons, onEdit, onRemove }: TileProps) => {
  const { id, file, title, message } = photo
  return (
    <li>
      {hasPreview && <Preview file={file} onPress={() => !isLocked && onEdit(id)} />}
      <p>{title.trim() || file.name}</p>
      {hasReasons && message && (
        <p role="alert" className="upload-note">
          {message}
        </p>
      )}
      {!isRejected(photo) && (
        <IconButton
          icon="edit"
          label={`${texts.edit} ${file.name}`}
          className="bare"
          onClick={() => onEdit(id)}
          disabled={isLocked}
        />
      )}
      <IconButton
        icon="close"
        label={`${allTexts.remove} ${file.name}`}
        className="bare"
        onClick={() => onRemove(id)}
        disabled={isLocked}
      />
    </li>
  )
}

/** A thumbnail that opens the dialog when clicked. People with a keyboard or a screen reader use the Edit button instead. */
const Preview = ({ file, onPress }: { file: File; onPress: () => void }) => (
  <button type="button" className="batch-preview" tabIndex={-1} aria-hidden="true" onClick={onPress}>
    <FilePreview file={file} />
  </button>
)
