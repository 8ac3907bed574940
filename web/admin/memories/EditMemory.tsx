import { useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Memory } from '../../../contract/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { useIssues } from '../../api/useIssues.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextAreaField, TextField } from '../../ui/Field.tsx'
import { differs } from '../../ui/differs.ts'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { textInputs } from '../../ui/textInputs.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { texts } from './texts.ts'

interface Props {
  memory: Memory
  onDone: () => void
}

export const EditMemory = ({ memory, onDone }: Props) => {
  const { fields, changed, change, input, save, saving } = useFields(memory, onDone)
  const [picking, setPicking] = useState(false)
  const mediaIds = fields.mediaIds ?? memory.mediaIds
  const close = () => setPicking(false)
  return (
    <>
      <FormDialog
        title={texts.editTitle}
        submit={saving ? texts.saving : texts.save}
        busy={saving}
        changed={changed}
        onSubmit={save}
        onClose={onDone}
      >
        <TextAreaField {...input('content')} label={texts.content} rows={8} longest={limits.memory} />
        <Checkbox
          className="memory-approved"
          label={texts.isApproved}
          checked={fields.approved}
          onChange={(approved) => change({ approved })}
        />
        <TextField {...input('name')} label={texts.name} longest={limits.name} />
        <TextField {...input('email')} label={texts.email} type="email" />
        <div className="memory-media">
          <Button onClick={() => setPicking(true)}>{texts.selectMedia}</Button>
          <span>{texts.attached(mediaIds.length)}</span>
        </div>
      </FormDialog>
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
  const [initial] = useState(() => fieldsOf(memory))
  const [fields, setFields] = useState(initial)
  const changing = useChange('PUT /api/memories/:id', {
    success: texts.updated,
    failure: texts.updateFailed,
  })
  const save = () =>
    changing.mutate(
      { params: { id: memory.id }, body: { ...bodyOf(fields, memory), base } },
      { onSuccess: onSaved },
    )
  const change = (part: Partial<Fields>) => setFields({ ...fields, ...part })
  const input = textInputs(fields, change, useIssues(changing, fields))
  return { fields, changed: differs(fields, initial), change, input, save, saving: changing.isPending }
}

const fieldsOf = ({ name, email, content, approved }: Memory): Fields => ({
  name,
  email: email ?? '',
  content: content ?? '',
  approved,
  mediaIds: null,
})

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
