import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { addReason } from '../../api/addReason.ts'
import { CallError } from '../../api/CallError.ts'
import { useRequestKey } from '../../api/useRequestKey.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { toastFailure } from '../../ui/toasts/toast.ts'
import { sendFiles } from '../../uploads/sendFiles.ts'
import { CropButton } from './CropButton.tsx'
import './picture-field.css'
import { PicturePicker } from './PicturePicker.tsx'
import { pictureTexts as texts } from '../texts.ts'

interface Props {
  /** the label of the text field for the path */
  label: string
  /** the label of the picture; if given, the text field for the path is hidden until someone presses a button */
  title?: string
  hint?: ReactNode
  error?: ReactNode
  /** a path on this site, or empty */
  value: string
  onChange: (path: string) => void
  /** the path of the drawing that is shown if the picture does not load; by default, the drawing that replaces the portrait */
  fallback?: string
}

/**
 * A field to choose a picture from the gallery or to upload a picture. Pictures uploaded here do not appear in the gallery or
 * the slideshow.
 */
export const PictureField = ({ label, title, hint, error, value, onChange, fallback }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const [hasPathField, setHasPathField] = useState(!title)
  const [percent, setPercent] = useState<number | null>(null)
  const makeRequestKey = useRequestKey()
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setPercent(0)
    const { name, size, lastModified } = file
    const requestKey = makeRequestKey({ name, size, lastModified })
    await uploadPicture(file, requestKey, setPercent).then(onChange, announceFailure)
    setPercent(null)
  }
  return (
    <div className="picture-field">
      {title && <p className="label">{title}</p>}
      {value && <PathPicture key={value} path={value} fallback={fallback} alt={texts.chosen} sizes="12rem" />}
      <div className="row">
        <Button onClick={() => setChoosing(true)} disabled={percent !== null}>
          <Icon name="photo" />
          {texts.choose}
        </Button>
        {value.startsWith('/uploads/') && <CropButton path={value} onChange={onChange} />}
        {value && (
          <Button className="bare" onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
        {!hasPathField && (
          <Button className="bare" onClick={() => setHasPathField(true)}>
            {texts.write}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.upload}
          accept="image/*,.heic,.heif"
          onChange={(event) => void send(event)}
        />
      </div>
      {percent !== null && <ProgressBar label={texts.uploading} value={percent} />}
      {hasPathField || error ? (
        <TextField
          {...{ label, hint, error, value }}
          autoComplete="off"
          longest={limits.path}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <p className="hint">{hint}</p>
      )}
      {isChoosing && (
        <PicturePicker
          onUpload={() => input.current?.click()}
          onChoose={onChange}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

/** Uploads a picture without adding it to the gallery. Resolves to the picture's public path. Throws if the file is too large. */
const uploadPicture = async (
  file: File,
  requestKey: string,
  onPercent: (percent: number) => void,
): Promise<string> => {
  if (file.size > limits.adminFileBytes) throw new Error(texts.tooLarge(file.name))
  const form = new FormData()
  form.append('title', '')
  form.append('description', '')
  form.append('isMemory', 'false')
  form.append('listed', 'false')
  form.append('file', file)
  const { filePath } = await sendFiles('POST /api/media', { form, requestKey, onProgress: onPercent })
  return filePath ?? ''
}

const announceFailure = (error: Error) => {
  const reason = error instanceof CallError ? error.explanation : error.message
  toastFailure(addReason({ title: texts.failed, description: reason ?? texts.failure }, error))
}
