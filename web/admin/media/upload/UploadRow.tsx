import { memo } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { TextAreaField, TextField } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { DuplicateNotice } from '../DuplicateNotice.tsx'
import { isVideo } from '../chosen.ts'
import { usePreview } from '../previews.ts'
import { sizeOf } from '../../format.ts'
import { texts } from '../texts.ts'
import { change, remove } from './uploadList.ts'
import { canEdit, type Upload } from './uploads.ts'

interface Props {
  upload: Upload
  onRetry: () => void
}

export const UploadRow = memo(
  ({ upload, onRetry }: Props) => (
    <li className={`upload ${upload.state}`}>
      <Preview file={upload.file} />
      <div className="upload-words">
        <p className="upload-file">
          <span>{upload.file.name}</span> <span>{sizeOf(upload.file.size)}</span>
        </p>
        {upload.copy ? (
          <DuplicateNotice media={upload.copy} onClose={() => remove(upload.key)} />
        ) : (
          <Fields upload={upload} />
        )}
        {upload.words && (
          <p role="alert" className="upload-problem">
            {upload.words}
          </p>
        )}
        {(upload.state === 'sending' || upload.state === 'queued') && (
          <Progress label={texts.upload.progress(upload.file.name)} value={upload.percent} />
        )}
      </div>
      <div className="upload-buttons">
        {(upload.state === 'failed' || upload.state === 'held') && (
          <Button onClick={onRetry} aria-label={`${texts.upload.retry} ${upload.file.name}`}>
            {texts.upload.retry}
          </Button>
        )}
        {canEdit(upload) && (
          <Button icon aria-label={`${texts.remove} ${upload.file.name}`} onClick={() => remove(upload.key)}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </li>
  ),
  (before, after) => before.upload === after.upload,
)

const Fields = ({ upload }: { upload: Upload }) => {
  const { key, file, title, description, state } = upload
  if (state === 'refused') return null
  return (
    <>
      <TextField
        label={texts.title}
        aria-label={`${texts.title} ${file.name}`}
        value={title}
        readOnly={!canEdit(upload)}
        onChange={({ target }) => change(key, { title: target.value })}
      />
      <TextAreaField
        label={texts.description}
        aria-label={`${texts.description} ${file.name}`}
        rows={2}
        value={description}
        readOnly={!canEdit(upload)}
        onChange={({ target }) => change(key, { description: target.value })}
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
