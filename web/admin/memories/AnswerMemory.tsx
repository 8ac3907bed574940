import { type SubmitEvent, useId, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Memory } from '../../../contract/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { useDraft } from '../drafts.ts'
import { dateOf } from '../format.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.answer

/** The family's answer to one memory: written, corrected and taken back here. */
export const AnswerMemory = ({ memory, onDone }: { memory: Memory; onDone: () => void }) => {
  const form = useId()
  const { fields, base, change, drop } = useDraft(`answer ${memory.id}`, fieldsOf(memory))
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    drop()
    onDone()
  }
  const { mutate, isPending, error } = useChange('PUT /api/memories/:id/answer', {
    success: ({ answer }) => (answer === null ? texts.takenBack : texts.saved),
    failure: allTexts.updateFailed,
  })
  const send = (body: Partial<typeof fields>) =>
    mutate({ params: { id: memory.id }, body: { ...body, base } }, { onSuccess: close })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    send(fields)
  }
  return (
    <>
      <Dialog
        open
        className="answer-memory"
        onClose={close}
        title={texts.title(memory.name)}
        footer={
          <>
            {memory.answer !== null && (
              <Button tone="destructive" className="answer-take-back" onClick={() => setAsking(true)}>
                {texts.takeBack}
              </Button>
            )}
            <Button onClick={close}>{allTexts.cancel}</Button>
            <Button
              tone="primary"
              type="submit"
              form={form}
              disabled={fields.answer.trim() === ''}
              busy={isPending}
            >
              {texts.save}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={save}>
          {memory.content && <blockquote className="answered-memory">{memory.content}</blockquote>}
          <TextAreaField
            label={texts.label}
            rows={6}
            longest={limits.memory}
            value={fields.answer}
            error={error?.issue('answer')}
            onChange={({ target }) => change({ answer: target.value })}
          />
          <TextField
            label={texts.from}
            hint={texts.fromHint}
            longest={limits.name}
            value={fields.answeredBy}
            error={error?.issue('answeredBy')}
            onChange={({ target }) => change({ answeredBy: target.value })}
          />
          <p className="hint">{mailStateOf(memory)}</p>
        </form>
      </Dialog>
      <AlertDialog
        open={isAsking}
        {...texts.takeBackQuestion}
        confirm={texts.takeBack}
        busy={isPending}
        onConfirm={() => send({ answer: '' })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

const fieldsOf = ({ answer, answeredBy }: Memory) => ({ answer: answer ?? '', answeredBy: answeredBy ?? '' })

/** Who is told of the answer, and when. */
function mailStateOf({ name, approved, answerMailedAt, mailOnAnswer }: Memory): string {
  if (answerMailedAt) return texts.mailed(name, dateOf(answerMailedAt))
  if (!approved) return mailOnAnswer ? texts.hiddenMail(name) : texts.hidden
  return mailOnAnswer ? texts.willMail(name) : texts.noMail
}
