import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import './dropzone.css'
import { Icon } from '../icons.tsx'

interface Props {
  /** the label of the button that opens the file picker */
  chooseLabel: string
  /** shown below the button */
  hint?: ReactNode
  /** the files the picker offers first, as in `<input accept>`; other files can still be dropped */
  accept?: string
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Takes files by drag-and-drop, even whole folders, by paste or from the file picker. */
export const Dropzone = ({ chooseLabel: choose, hint, accept, disabled, onFiles }: Props) => {
  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      // while the input holds a file, browsers do not report that the same file was chosen again
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
