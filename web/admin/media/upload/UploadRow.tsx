import { memo } from 'react'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { StoredMediaNotice } from '../StoredMediaNotice.tsx'
import type { Media } from '../../../../contract/media/media.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { canEdit, isOnItsWay, type Upload } from '../../../uploads/upload.ts'
import { formatFileSize } from '../../format.ts'
import { texts as mediaTexts } from '../../../media/texts.ts'
import { texts } from '../texts.ts'
import { mediaUploads } from './mediaUploads.ts'

export const UploadRow = memo(
  ({ upload, onRetry }: { upload: Upload<Media>; onRetry: () => void }) => (
    <li className={`card upload ${upload.state}`}>
      <span className="upload-preview">
        <FilePreview file={upload.file} />
      </span>
      <div className="upload-text">
        <p className="upload-file">
          <span>{upload.file.name}</span> <span>{formatFileSize(upload.file.size)}</span>
        </p>
        {upload.stored ? (
          <StoredMediaNotice media={upload.stored} onClose={() => mediaUploads.remove(upload.id)} />
        ) : (
          <Fields upload={upload} />
        )}
        {upload.message && (
          <p role="alert" className="upload-note">
            {upload.message}
          </p>
        )}
        {upload.isUnsaved && <p className="upload-note">{texts.unsaved}</p>}
        {isOnItsWay(upload) && (
          <ProgressBar label={texts.upload.progress(upload.file.name)} value={upload.percent} />
        )}
      </div>
      <div className="upload-buttons">
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
  ),
  (before, after) => before.upload === after.upload,
)

const Fields = ({ upload }: { upload: Upload }) =>
  upload.state !== 'rejected' && (
    <MediaTextFields
      text={upload}
      onChange={(text) => mediaUploads.change(upload.id, text)}
      rows={2}
      getInputProps={(field) => ({
        'aria-label': `${mediaTexts[field]} ${upload.file.name}`,
        readOnly: !canEdit(upload),
      })}
    />
  )
