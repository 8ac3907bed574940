import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import './dropzone.css'
import { Icon } from '../icons.tsx'

interface Props {
  /** the label of the button that opens the picker */
  choose: string
  /** stands beneath the button */
  hint?: ReactNode
  /** files the picker offers first, as in `<input accept>`; dropped files are not limited to it */
  accept?: string
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Files by drag-and-drop (whole folders too), by paste or from the picker. */
export const Dropzone = ({ choose, hint, accept, disabled, onFiles }: Props) => {
  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      // a browser reports nothing when the same file is chosen again, while the input still holds it
      if (inputRef.current) inputRef.current.value = ''
      onFiles(files)
    },
  })
  return (
    <div {...getRootProps({ className: classes('dropzone', isDragActive && 'over') })}>
      <input {...getInputProps({ accept, 'aria-label': choose, style: { display: 'none' } })} />
      <Icon name="upload" size={32} />
      <Button onClick={open} disabled={disabled}>
        {choose}
      </Button>
      {hint && <p>{hint}</p>}
    </div>
  )
}
