import { memo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { DuplicateNotice } from '../DuplicateNotice.tsx'
import { limits } from '../../../../contract/limits.ts'
import type { Media } from '../../../../contract/media.ts'
import { isVideo } from '../../../uploads/fileKinds.ts'
import { canEdit, isOnItsWay, type Upload } from '../../../uploads/upload.ts'
import { usePreview } from '../usePreview.ts'
import { sizeOf } from '../../format.ts'
import { texts } from '../texts.ts'
import { mediaUploads } from './mediaUploads.ts'

interface Props {
  upload: Upload<Media>
  onRetry: () => void
}

export const UploadRow = memo(
  ({ upload, onRetry }: Props) => (
    <li className={`upload ${upload.state}`}>
      <Preview file={upload.file} />
      <div className="upload-text">
        <p className="upload-file">
          <span>{upload.file.name}</span> <span>{sizeOf(upload.file.size)}</span>
        </p>
        {upload.stored ? (
          <DuplicateNotice media={upload.stored} onClose={() => mediaUploads.remove(upload.id)} />
        ) : (
          <Fields upload={upload} />
        )}
        {upload.message && (
          <p role="alert" className="upload-problem">
            {upload.message}
          </p>
        )}
        {upload.isUnsaved && <p className="upload-unsaved">{texts.unsaved}</p>}
        {isOnItsWay(upload) && (
          <Progress label={texts.upload.progress(upload.file.name)} value={upload.percent} />
        )}
      </div>
      <div className="upload-buttons">
        {(upload.state === 'failed' || upload.state === 'offline') && (
          <Button onClick={onRetry} aria-label={`${texts.upload.retry} ${upload.file.name}`}>
            {texts.upload.retry}
          </Button>
        )}
        {canEdit(upload) && (
          <Button
            icon
            aria-label={`${texts.remove} ${upload.file.name}`}
            onClick={() => mediaUploads.remove(upload.id)}
          >
            <Icon name="close" />
          </Button>
        )}
      </div>
    </li>
  ),
  (before, after) => before.upload === after.upload,
)

const Fields = ({ upload }: { upload: Upload }) => {
  const { id, file, title, description, state } = upload
  if (state === 'rejected') return null
  return (
    <>
      <TextField
        label={texts.title}
        aria-label={`${texts.title} ${file.name}`}
        longest={limits.title}
        value={title}
        readOnly={!canEdit(upload)}
        onChange={({ target }) => mediaUploads.change(id, { title: target.value })}
      />
      <TextAreaField
        label={texts.description}
        aria-label={`${texts.description} ${file.name}`}
        rows={2}
        longest={limits.description}
        value={description}
        readOnly={!canEdit(upload)}
        onChange={({ target }) => mediaUploads.change(id, { description: target.value })}
      />
    </>
  )
}

const Preview = ({ file }: { file: File }) => {
  const url = usePreview(file)
  return (
    <span className="upload-preview">
      {url ? <img src={url} alt="" /> : <Icon name={isVideo(file) ? 'video' : 'photo'} size={28} />}
    </span>
  )
}
