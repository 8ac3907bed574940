import { type ChangeEvent, type ReactNode, useRef, useState } from 'react'
import { limits } from '../../contract/limits.ts'
import { CallError } from '../api/CallError.ts'
import { useRequestKey } from '../api/useRequestKey.ts'
import { PathPicture } from '../media/PathPicture.tsx'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/Field.tsx'
import { Icon } from '../ui/icons.tsx'
import { Progress } from '../ui/Progress.tsx'
import { toastFailure } from '../ui/toast.ts'
import { sendFiles } from '../uploads/sendFiles.ts'
import './picture-field.css'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.picture

interface Props {
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** a path on this site, or empty */
  value: string
  onChange: (path: string) => void
  /** path of the drawing shown when the picture cannot be had */
  fallback: string
}

/** A picture's path, with an upload beside it: what is uploaded here stays out of gallery and slideshow. */
export const PictureField = ({ label, hint, error, value, onChange, fallback }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const keyFor = useRequestKey()
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    setPercent(0)
    const { name, size, lastModified } = file
    const requestKey = keyFor({ name, size, lastModified })
    await upload(file, requestKey, setPercent).then(onChange, announceFailure)
    setPercent(null)
  }
  return (
    <div className="picture-field">
      <TextField
        {...{ label, hint, error, value }}
        longest={limits.path}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <PathPicture key={value} path={value} fallback={fallback} alt={texts.chosen} sizes="6rem" />}
      <div className="picture-field-buttons">
        <Button onClick={() => input.current?.click()} disabled={percent !== null}>
          <Icon name="upload" />
          {texts.upload}
        </Button>
        {value && (
          <Button className="bare" onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={texts.upload}
          accept="image/*,.heic,.heif"
          onChange={(event) => void choose(event)}
        />
      </div>
      {percent !== null && <Progress label={texts.uploading} value={percent} />}
    </div>
  )
}

/** Resolves to the path under which visitors see it. */
const upload = async (
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
  const reason = error instanceof CallError ? error.sentence : error.message
  toastFailure({ title: texts.failed, description: reason ?? texts.failure })
}
