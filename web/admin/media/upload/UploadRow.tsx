import { memo, useState } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import type { Media } from '../../../../contract/media/media.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { isBlank } from '../../../media/mediaText.ts'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { canEdit, isOnItsWay, type Upload } from '../../../uploads/upload.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { texts as mediaTexts } from '../../../media/texts.ts'
import { texts } from '../texts.ts'
import { mediaUploads } from './mediaUploads.ts'

interface Props {
  upload: Upload<Media>
  /** whether the fields are closed until somebody opens them; fields with text stay open */
  isFolded: boolean
  onRetry: () => void
}

export const UploadRow = memo(
  ({ upload, isFolded, onRetry }: Props) => {
    const [isOpen, setOpen] = useState(false)
    const hasFields = upload.state !== 'rejected'
    const hasOpenFields = hasFields && (!isFolded || isOpen || !isBlank(upload))
    return (
      <li className={classes('card upload', upload.state, hasOpenFields && 'has-fields')}>
        <span className="upload-preview">
          <FilePreview file={upload.file} />
        </span>
        <div className="upload-text">
          <p className="upload-file">
            <span>{upload.file.name}</span> <span>{formatFileSize(upload.file.size)}</span>
          </p>
          {hasOpenFields && <Fields upload={upload} hasAutoFocus={isOpen} onTyped={() => setOpen(true)} />}
          {upload.message && (
            <p role="alert" className="upload-note">
              {upload.message}
            </p>
          )}
          {upload.isSaved === false && <p className="upload-note">{texts.unsaved}</p>}
          {isOnItsWay(upload) && (
            <ProgressBar label={texts.upload.progress(upload.file.name)} value={upload.percent} />
          )}
        </div>
        <div className="upload-buttons">
          {hasFields && !hasOpenFields && (
            <IconButton
              icon="edit"
              label={`${texts.upload.openFields} ${upload.file.name}`}
              onClick={() => setOpen(true)}
            />
          )}
          {(upload.state === 'failed' || upload.state === 'offline') && (
            <Button onClick={onRetry} aria-label={`${texts.upload.retry} ${upload.file.name}`}>
              {texts.upload.retry}
            </Button>
          )}
          {canEdit(upload) && (
            <IconButton
              icon="close"
              label={`${texts.remove} ${upload.file.name}`}
              onClick={() => mediaUploads.remove(upload.id)}
            />
          )}
        </div>
      </li>
    )
  },
  (before, after) => before.upload === after.upload && before.isFolded === after.isFolded,
)

interface FieldsProps {
  upload: Upload
  hasAutoFocus: boolean
  /** called when somebody types, so that the fields stay open even if they become empty again */
  onTyped: () => void
}

const Fields = ({ upload, hasAutoFocus, onTyped }: FieldsProps) => (
  <MediaTextFields
    text={upload}
    onChange={(text) => {
      onTyped()
      mediaUploads.change(upload.id, text)
    }}
    rows={2}
    getInputProps={(field) => ({
      'aria-label': `${mediaTexts[field]} ${upload.file.name}`,
      autoFocus: hasAutoFocus && field === 'title',
      readOnly: !canEdit(upload),
    })}
  />
)
