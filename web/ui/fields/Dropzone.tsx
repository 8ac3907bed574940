import type { ReactNode } from 'react'
import { useDropzone } from 'react-dropzone'
import { Button } from '../Button.tsx'
import { classes } from '../classes.ts'
import './dropzone.css'
import { Icon } from '../icons.tsx'

interface Props {
  chooseLabel: string
  /** shown below the button */
  hint?: ReactNode
  /** the types of files that the file picker offers, as in `<input accept>`; people can still drop other files */
  accept?: string
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** An area that takes files from the file picker, pasted files, and dropped files and folders. */
export const Dropzone = ({ chooseLabel, hint, accept, disabled, onFiles }: Props) => {
  const { getRootProps, getInputProps, inputRef, isDragActive, open } = useDropzone({
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      // the input is emptied, because browsers do not report when someone chooses the file that the input already holds
      if (inputRef.current) inputRef.current.value = ''
      onFiles(files)
    },
  })
  return (
    <div {...getRootProps({ className: classes('dropzone', isDragActive && 'over') })} data-field="files">
      <input {...getInputProps({ accept, 'aria-label': chooseLabel, style: { display: 'none' } })} />
      <Icon name="upload" size={32} />
      <Button onClick={open} disabled={disabled}>
        {chooseLabel}
      </Button>
      {hint && <p>{hint}</p>}
    </div>
  )
}
