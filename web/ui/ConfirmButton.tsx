import { useState } from 'react'
import { AlertDialog, type Question } from './AlertDialog.tsx'
import { Button, type ButtonProps } from './Button.tsx'

interface Props extends Omit<ButtonProps, 'onClick'> {
  question: Question
  /** the confirmed action is under way */
  busy: boolean
  /** call `close` on success; after a failure the question stays open */
  onConfirm: (close: () => void) => void
}

/** A button that asks before it does something that cannot be undone. */
export const ConfirmButton = ({ question, busy, onConfirm, ...button }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <AlertDialog {...question} busy={busy} onConfirm={() => onConfirm(close)} onCancel={close} />
      )}
    </>
  )
}
