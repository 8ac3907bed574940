import { type SubmitEvent, useId, useState } from 'react'
import type { Memory } from '../../../contract/memories.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField, TextAreaField, TextField } from '../../ui/Field.tsx'
import { toast } from '../../ui/toast.ts'
import { useEditing } from './changes.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { texts } from './texts.ts'

interface Props {
  memory: Memory
  onDone: () => void
}

export const EditMemory = ({ memory, onDone }: Props) => {
  const form = useId()
  const { words, change, save, saving, wrong } = useWords(memory, onDone)
  const [picking, setPicking] = useState(false)
  const mediaIds = words.mediaIds ?? memory.mediaIds
  const close = () => setPicking(false)
  return (
    <>
      <Dialog
        open
        onClose={onDone}
        title={texts.editTitle}
        footer={
          <>
            <Button onClick={onDone}>{texts.cancel}</Button>
            <Button tone="primary" type="submit" form={form} disabled={saving}>
              {saving ? texts.saving : texts.save}
            </Button>
          </>
        }
      >
        <form id={form} noValidate onSubmit={save}>
          <Inputs words={words} change={change} wrong={wrong} />
          <div className="memory-media">
            <Button onClick={() => setPicking(true)}>{texts.selectMedia}</Button>
            <span>{texts.attached(mediaIds.length)}</span>
          </div>
        </form>
      </Dialog>
      {picking && (
        <MediaPicker
          selected={mediaIds}
          onApply={(ids) => {
            change({ mediaIds: ids })
            close()
          }}
          onCancel={close}
        />
      )}
    </>
  )
}

const Inputs = ({
  words,
  change,
  wrong,
}: Pick<ReturnType<typeof useWords>, 'words' | 'change' | 'wrong'>) => (
  <>
    <TextAreaField
      label={texts.content}
      rows={8}
      value={words.content}
      error={wrong('content')}
      onChange={({ target }) => change({ content: target.value })}
    />
    <CheckboxField
      className="memory-approved"
      label={texts.isApproved}
      checked={words.approved}
      onChange={({ target }) => change({ approved: target.checked })}
    />
    <TextField
      label={texts.name}
      value={words.name}
      error={wrong('name')}
      onChange={({ target }) => change({ name: target.value })}
    />
    <TextField
      label={texts.email}
      type="email"
      value={words.email}
      error={wrong('email')}
      onChange={({ target }) => change({ email: target.value })}
    />
  </>
)

interface Words {
  name: string
  email: string
  content: string
  approved: boolean
  /** null: as the memory has them, also when that changes meanwhile */
  mediaIds: string[] | null
}

const useWords = (memory: Memory, onSaved: () => void) => {
  const [words, setWords] = useState<Words>({
    name: memory.name,
    email: memory.email ?? '',
    content: memory.content ?? '',
    approved: memory.approved,
    mediaIds: null,
  })
  const { mutate, isPending, error } = useEditing()
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate(
      { params: { id: memory.id }, body: bodyOf(words, memory) },
      {
        onSuccess: () => {
          toast(texts.updated)
          onSaved()
        },
        onError: () => toast(texts.updateFailed),
      },
    )
  }
  const change = (part: Partial<Words>) => setWords({ ...words, ...part })
  return { words, change, save, saving: isPending, wrong: (field: keyof Words) => error?.issue(field) }
}

/** Words corrected in a memory that waits do not decide about it: only a touched checkbox does. */
const bodyOf = ({ name, email, content, approved, mediaIds }: Words, memory: Memory) => ({
  name,
  email: email.trim() || null,
  content: content || null,
  mediaIds: mediaIds ?? memory.mediaIds,
  ...((!memory.heldBecause || approved) && { approved }),
})
