import { type ChangeEvent, type ReactNode, useId, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { PathPicture } from '../../../media/PathPicture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/Field.tsx'
import { useAwaitedByForm } from '../../../ui/FormScope.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { ProgressBar } from '../../../ui/loading/ProgressBar.tsx'
import { CropButton } from './CropButton.tsx'
import './picture-field.css'
import { PicturePicker, useGalleryPictures } from './PicturePicker.tsx'
import { usePictureUpload } from './usePictureUpload.ts'
import { pictureTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

interface Props {
  /** the label of the text field for the path; without one, there is no such field */
  pathLabel?: string
  title?: string
  hint?: ReactNode
  error?: ReactNode
  /** a path on this site, or empty */
  value: string
  onChange: (path: string) => void
  /** the field's name in a form whose unsaved fields stay when it is left; an upload then goes on, and is seen on the way back */
  draftName?: string
  /** the path of the drawing that is shown if the picture does not load; by default, the drawing that replaces the portrait */
  fallback?: string
}

/**
 * A field to choose a picture from the gallery or to upload a picture. As long as the gallery has none, its button opens the file
 * chooser at once. Pictures uploaded here do not appear in the gallery or the slideshow.
 */
export const PictureField = ({
  pathLabel,
  title,
  hint,
  error,
  value,
  onChange,
  draftName,
  fallback,
}: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isGalleryEmpty = useGalleryPictures().data?.length === 0
  const ownId = useId()
  const { send, work, percent } = usePictureUpload(draftName ?? ownId, onChange)
  useAwaitedByForm(work, texts.stillSending)
  const upload = () => input.current?.click()
  const sendChosen = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (file) send(file)
  }
  return (
    <div className="picture-field">
      {title && <p className="label">{title}</p>}
      {value && <PathPicture key={value} path={value} fallback={fallback} alt={texts.chosen} sizes="12rem" />}
      <div className="row">
        <Button onClick={isGalleryEmpty ? upload : () => setChoosing(true)} disabled={percent !== null}>
          <Icon name="photo" />
          {texts.choose}
        </Button>
        {value.startsWith('/uploads/') && <CropButton path={value} onChange={onChange} />}
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
          onChange={sendChosen}
        />
      </div>
      {percent !== null && <ProgressBar label={texts.uploading} value={percent} />}
      {hint && <p className="hint">{hint}</p>}
      {pathLabel ? (
        <TextField
          {...{ label: pathLabel, error, value }}
          autoComplete="off"
          longest={limits.path}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        error && <p className="error">{error}</p>
      )}
      {isChoosing && (
        <PicturePicker onUpload={upload} onChoose={onChange} onClose={() => setChoosing(false)} />
      )}
    </div>
  )
}
