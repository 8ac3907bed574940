import { useState, useId } from 'react'
import { limits } from '../../../contract/limits.ts'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { memoryTextFields } from '../../../contract/memorial/memoryText.ts'
import { useChange, useIssues } from '../../api/useChange.ts'
import { MemoryTextInput } from '../../memories/MemoryTextInput.tsx'
import { optionalTextNames, toMemoryText, toTypedMemory } from '../../memories/memoryText.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { bindTextInputs, TextField } from '../../ui/fields/Field.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { useDraft } from '../../ui/drafts/useDraft.ts'
import { listFieldLabels } from '../parts/forms/fieldLabels.ts'
import { fieldLabels } from '../../../languages/en/dashboard/fieldLabels.ts'
import { MediaPicker } from './MediaPicker.tsx'
import { texts } from '../../../languages/en/dashboard/memories.ts'
import { RadioGroup } from '../../ui/fields/RadioGroup.tsx'
import { splitSentences } from './sentences.ts'

export const EditMemory = ({ memory, onDone }: { memory: Memory; onDone: () => void }) => {
  const { fields, base, isChanged, change } = useDraft('dialog', toMemoryFields(memory))
  const [isPickerOpen, setPickerOpen] = useState(false)
  const changing = useChange('PUT /api/memories/:id', {
    success: texts.updated,
    failure: texts.updateFailed,
  })
  const isSaving = changing.isPending
  const save = () =>
    changing.mutate(
      { params: { id: memory.id }, body: { ...toMemoryBody(fields, memory), base } },
      { onSuccess: onDone },
    )
  const input = bindTextInputs(fields, change, useIssues(changing, fields))
  const labels = { ...listFieldLabels(), content: texts.content }
  const closePicker = () => setPickerOpen(false)
  return (
    <>
      <FormDialog
        title={texts.editTitle}
        submitLabel={isSaving ? texts.saving : texts.save}
        busy={isSaving}
        isChanged={isChanged}
        onSubmit={save}
        onClose={onDone}
      >
        {memory.question !== null && (
          <TextField
            {...input('question')}
            label={labels.question}
            hint={texts.questionHint}
            longest={limits.question}
          />
        )}
        {optionalTextNames.map((name) => (
          <MemoryTextInput
            key={name}
            name={name}
            {...input(name)}
            label={labels[name]}
            longest={memoryTextFields[name].maxLength}
          />
        ))}
        <Checkbox
          className="memory-approved"
          label={texts.isApproved}
          checked={fields.approved}
          onChange={(approved) => change({ approved })}
        />
        <SentenceField
          content={fields.content}
          value={fields.slideshowSentence}
          onChange={(slideshowSentence) => change({ slideshowSentence })}
        />
        <TextField {...input('name')} label={labels.name} longest={limits.name} />
        <TextField {...input('email')} label={labels.email} type="email" />
        <div className="row memory-media">
          <Button onClick={() => setPickerOpen(true)}>{texts.selectMedia}</Button>
          <span>{texts.attached(fields.mediaIds.length)}</span>
        </div>
      </FormDialog>
      {isPickerOpen && (
        <MediaPicker
          selectedIds={fields.mediaIds}
          onApply={(ids) => {
            change({ mediaIds: ids })
            closePicker()
          }}
          onCancel={closePicker}
        />
      )}
    </>
  )
}

const toMemoryFields = (memory: Memory) => ({
  ...toTypedMemory(memory),
  email: memory.email ?? '',
  approved: memory.approved,
  mediaIds: memory.mediaIds,
  slideshowSentence: memory.slideshowSentence ?? '',
})

/** Makes the body that saves a memory. A memory that waits for approval keeps waiting unless the keeper has checked Approved. */
const toMemoryBody = (
  { email, approved, slideshowSentence, mediaIds, ...text }: ReturnType<typeof toMemoryFields>,
  { heldBecause }: Memory,
) => ({
  ...toMemoryText(text),
  mediaIds,
  email: email.trim() || null,
  // null if an edit of the text has removed the chosen sentence
  slideshowSentence: text.content.includes(slideshowSentence) ? slideshowSentence || null : null,
  ...((!heldBecause || approved) && { approved }),
})

interface SentenceProps {
  content: string
  value: string
  onChange: (sentence: string) => void
}

/** A field to select which sentence of a memory the slideshow shows, if any. */
const SentenceField = ({ content, value, onChange }: SentenceProps) => {
  const id = useId()
  const sentences = splitSentences(content)
  if (sentences.length === 0) return null
  return (
    <fieldset className="memory-sentence" aria-describedby={id}>
      <legend className="label">{fieldLabels.slideshowSentence}</legend>
      <p id={id} className="hint">
        {texts.sentenceHint}
      </p>
      <RadioGroup
        label={fieldLabels.slideshowSentence}
        isLabelHidden
        value={sentences.includes(value) ? value : ''}
        onChange={onChange}
        options={[
          { value: '', label: texts.noSentence },
          ...sentences.map((sentence) => ({ value: sentence, label: sentence })),
        ]}
      />
    </fieldset>
  )
}
