import { useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/dialogs/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { TextAreaField, TextField, bindTextInputs } from '../../ui/fields/Field.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { type Dates, useDates } from '../parts/dates/dates.ts'
import { fieldLabels } from '../../../languages/en/dashboard/fieldLabels.ts'
import { tabDrafts } from '../parts/tab/tabDrafts.ts'
import { isolateTyped } from '../parts/lists/format.ts'
import { answerTexts as texts, texts as allTexts } from '../../../languages/en/dashboard/memories.ts'

/** A dialog to write, correct or take back the family's answer to a memory. */
export const AnswerMemory = ({ memory, onDone }: { memory: Memory; onDone: () => void }) => {
  const { formatShortDay } = useDates()
  const { fields, base, isChanged, change, drop } = useDraft(
    `answer ${memory.id}`,
    toAnswerFields(memory),
    tabDrafts,
  )
  const [isAsking, setAsking] = useState(false)
  const close = () => {
    drop()
    onDone()
  }
  const sending = useChange('PUT /api/memories/:id/answer', {
    success: ({ answer }) => (answer === null ? texts.takenBack : texts.saved),
    failure: allTexts.updateFailed,
  })
  const send = (body: Partial<typeof fields>) =>
    sending.mutate({ params: { id: memory.id }, body: { ...body, base } }, { onSuccess: close })
  const input = bindTextInputs(fields, change, useIssues(sending, fields))
  return (
    <>
      <FormDialog
        title={texts.title(memory.name)}
        buttons={
          memory.answer !== null && (
            <Button tone="destructive" className="answer-take-back" onClick={() => setAsking(true)}>
              {texts.takeBack}
            </Button>
          )
        }
        submitLabel={texts.save}
        busy={sending.isPending}
        isChanged={isChanged}
        disabled={fields.answer.trim() === ''}
        onSubmit={() => send(fields)}
        onClose={close}
      >
        {memory.content && (
          <blockquote className="answered-memory">{isolateTyped(memory.content)}</blockquote>
        )}
        <TextAreaField {...input('answer')} label={fieldLabels.answer} rows={6} longest={limits.memory} />
        <TextField
          {...input('answeredBy')}
          label={fieldLabels.answeredBy}
          hint={texts.fromHint}
          longest={limits.name}
        />
        <p className="hint">{describeMail(memory, formatShortDay)}</p>
      </FormDialog>
      {isAsking && (
        <AlertDialog
          {...texts.takeBackQuestion}
          busy={sending.isPending}
          onConfirm={() => send({ answer: '' })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}

const toAnswerFields = ({ answer, answeredBy }: Memory) => ({
  answer: answer ?? '',
  answeredBy: answeredBy ?? '',
})

/** Returns a sentence about whether and when the writer of the memory gets an email about the answer. */
function describeMail(
  { name, approved, answerMailedAt, mailOnAnswer }: Memory,
  formatShortDay: Dates['formatShortDay'],
): string {
  if (answerMailedAt) return texts.mailed(name, formatShortDay(answerMailedAt))
  if (!approved) return mailOnAnswer ? texts.hiddenMail(name) : texts.hidden
  return mailOnAnswer ? texts.willMail(name) : texts.shownWithoutMail
}
