import { Button, IconButton } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import type { Media } from '../../../../contract/media/media.ts'
import { FilePreview } from '../../../uploads/FilePreview.tsx'
import { isVideo } from '../../../uploads/fileKinds.ts'
import { MediaTextFields } from '../../../media/MediaTextFields.tsx'
import { canEdit, isOnItsWay, isRejected, type Upload } from '../../../uploads/upload.ts'
import { formatFileSize } from '../../parts/lists/format.ts'
import { texts as mediaTexts } from '../../../../languages/en/visitors/media.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'
import { mediaUploads } from './mediaUploads.ts'

interface Props {
  upload: Upload<Media>
  onRetry: () => void
}

export const UploadRow = ({ upload, onRetry }: Props) => (
  <li className={classes('card upload', upload.state)}>
    <span className="upload-preview">
      <FilePreview file={upload.file} isVideo={isVideo(upload.file)} />
    </span>
    <div className="upload-text">
      <p className="upload-file">
        <span>{upload.file.name}</span> <span>{formatFileSize(upload.file.size)}</span>
      </p>
      {!isRejected(upload) && <Fields upload={upload} />}
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

const Fields = ({ upload }: Pick<Props, 'upload'>) => (
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
