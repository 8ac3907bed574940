import { useState } from 'react'
import type { CallInput, ChangeEndpoint } from './endpoints.ts'
import { type ChangeOutcome, useChange } from './useChange.ts'
import { AlertDialog, type Question } from '../ui/dialogs/AlertDialog.tsx'
import { Button, type ButtonProps } from '../ui/Button.tsx'

interface Props<E extends ChangeEndpoint> extends ChangeOutcome<E>, Omit<ButtonProps, 'onClick' | 'busy'> {
  endpoint: E
  input: CallInput<E>
  /** asked in a dialog before the change; the dialog stays open if the change fails */
  question?: Question
}

export const ChangeButton = <E extends ChangeEndpoint>({
  endpoint,
  input,
  question,
  success,
  failure,
  onSuccess,
  ...button
}: Props<E>) => {
  const { mutate, isPending } = useChange(endpoint, { success, failure, onSuccess })
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (!question) return <Button {...button} busy={isPending} onClick={() => mutate(input)} />
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      {isAsking && (
        <AlertDialog
          {...question}
          busy={isPending}
          onConfirm={() => mutate(input, { onSuccess: close })}
          onCancel={close}
        />
      )}
    </>
  )
}
