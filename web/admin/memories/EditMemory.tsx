import { type SubmitEvent, useId, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Memory } from '../../../contract/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CheckboxField, TextAreaField, TextField } from '../../ui/Field.tsx'
import { MediaPicker } from './MediaPicker.tsx'
import { texts } from './texts.ts'

interface Props {
  memory: Memory
  onDone: () => void
}

export const EditMemory = ({ memory, onDone }: Props) => {
  const form = useId()
  const { fields, change, save, saving, errorOf } = useFields(memory, onDone)
  const [picking, setPicking] = useState(false)
  const mediaIds = fields.mediaIds ?? memory.mediaIds
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
          <Inputs {...{ fields, change, errorOf }} />
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

type InputsProps = Pick<ReturnType<typeof useFields>, 'fields' | 'change' | 'errorOf'>

const Inputs = ({ fields, change, errorOf }: InputsProps) => (
  <>
    <TextAreaField
      label={texts.content}
      rows={8}
      longest={limits.memory}
      value={fields.content}
      error={errorOf('content')}
      onChange={({ target }) => change({ content: target.value })}
    />
    <CheckboxField
      className="memory-approved"
      label={texts.isApproved}
      checked={fields.approved}
      onChange={({ target }) => change({ approved: target.checked })}
    />
    <TextField
      label={texts.name}
      longest={limits.name}
      value={fields.name}
      error={errorOf('name')}
      onChange={({ target }) => change({ name: target.value })}
    />
    <TextField
      label={texts.email}
      type="email"
      value={fields.email}
      error={errorOf('email')}
      onChange={({ target }) => change({ email: target.value })}
    />
  </>
)

interface Fields {
  name: string
  email: string
  content: string
  approved: boolean
  /** null: as the memory has them, also when that changes meanwhile */
  mediaIds: string[] | null
}

const useFields = (memory: Memory, onSaved: () => void) => {
  const [base] = useState(() => baseOf(memory))
  const [fields, setFields] = useState<Fields>({
    name: memory.name,
    email: memory.email ?? '',
    content: memory.content ?? '',
    approved: memory.approved,
    mediaIds: null,
  })
  const { mutate, isPending, error } = useChange('PUT /api/memories/:id', {
    success: texts.updated,
    failure: texts.updateFailed,
  })
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (isPending) return
    mutate({ params: { id: memory.id }, body: { ...bodyOf(fields, memory), base } }, { onSuccess: onSaved })
  }
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  return { fields, change, save, saving: isPending, errorOf: (name: keyof Fields) => error?.issue(name) }
}

const baseOf = ({ name, email, content, mediaIds, approved }: Memory) => ({
  name,
  email,
  content,
  mediaIds,
  approved,
})

/** Correcting a memory that waits does not decide about it: only a ticked checkbox does. */
const bodyOf = ({ name, email, content, approved, mediaIds }: Fields, memory: Memory) => ({
  name,
  email: email.trim() || null,
  content: content || null,
  mediaIds: mediaIds ?? memory.mediaIds,
  ...((!memory.heldBecause || approved) && { approved }),
})
