import { type RefObject, useEffect, useState } from 'react'
import { isEmail } from '../../../../contract/email.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { bindTextInputs, TextField, uncorrectedInput } from '../../../ui/fields/Field.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { RobotTrap } from '../../../ui/fields/RobotTrap.tsx'
import { memoryTextLabels } from '../../../../languages/en/visitors/memoryLabels.ts'
import { isSharedDevice } from '../../../stores/deviceStorage.ts'
import { useStore } from '../../../stores/useStore.ts'
import { lazyPart } from '../../../ui/loading/lazyPart.tsx'
import { ClearButton } from './ClearButton.tsx'
import { type DraftFields, isEmptyDraft, type MemoryDraft } from './draft.ts'
import { PhotoChooser } from './PhotoChooser.tsx'
import { QuestionGroup } from './QuestionGroup.tsx'
import { SendingProgress } from './SendingProgress.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'
import { useQuestion } from './useQuestion.ts'
import { useShareMemory } from './useShareMemory.ts'
import { useWhenAbandoned } from './useWhenAbandoned.ts'

interface Props {
  draft: MemoryDraft
  canMailWriters: boolean
  /** returns the milliseconds since the form was opened; null if a draft was restored, because its writing time is unknown */
  writingMs: () => number | null
  onShared: (memory: SharedMemory) => void
  /** called when the draft was cleared because a guest has walked away from a device that guests share */
  onAbandoned: () => void
  /** how often a link has opened the form; each time, the first field gets the focus */
  timesOpened: number
}

export const MemoryForm = ({
  draft,
  canMailWriters,
  writingMs,
  onShared,
  onAbandoned,
  timesOpened,
}: Props) => {
  const { fields, uploads: photos } = useStore(draft)
  const [website, setWebsite] = useState('')
  const question = useQuestion(draft)
  const hints = () => ({ website, writingMs: writingMs() })
  const sharing = useShareMemory(draft, hints, onShared)
  const { form, stage, busy, fieldErrors, send, resumeWriting } = sharing
  useFocusOnFirstField(form, timesOpened)
  useFocusOnSubmit(form, stage.name === 'connectionLost' || stage.name === 'stopped')
  useWhenAbandoned(stage, isEmptyDraft({ fields, uploads: photos }), () => {
    draft.clear()
    onAbandoned()
  })
  const setFields = (part: Partial<DraftFields>) => {
    resumeWriting()
    // the draft keeps the question together with the words that answer it
    draft.setFields({ question: question || fields.question, ...part })
  }
  const input = bindTextInputs<DraftFields>(fields, setFields, (name) => fieldErrors[name])
  // without `onSubmit`, because people press 'return' on a phone to go on, and would share nothing but their name
  return (
    <Form ref={form} className="memory-form">
      <fieldset disabled={busy}>
        {fields.about !== undefined && <AboutPhoto {...{ draft, stage }} />}
        <TextField {...input('name')} label={memoryTextLabels.name} {...autofill('name')} required />
        <TextField
          {...input('email')}
          label={texts.email}
          // type 'email' is not used, because some browsers then turn münchen.de into xn--mnchen-3ya.de
          inputMode="email"
          {...autofill('email')}
          {...uncorrectedInput}
          hint={texts.emailHint}
        />
        {canMailWriters && isEmail(fields.email.trim()) && (
          <Checkbox
            className="memory-form-mail"
            label={texts.mailOnAnswer}
            checked={fields.mailOnAnswer === true}
            onChange={(mailOnAnswer) => setFields({ mailOnAnswer })}
          />
        )}
        <QuestionGroup question={question} onRemove={() => setFields({ question: '' })} input={input} />
        <PhotoChooser draft={draft} photos={photos} fieldErrors={fieldErrors} onEdit={resumeWriting} />
        <RobotTrap value={website} onChange={setWebsite} />
      </fieldset>
      <SendingProgress {...sharing} draft={{ fields, uploads: photos }} />
      <div className="memory-form-end">
        <Button tone="primary" disabled={busy} onClick={() => void send()}>
          {texts.share}
        </Button>
        <ClearButton draft={draft} disabled={busy} />
      </div>
      <p className="hint">{isSharedDevice ? texts.sharedHint : texts.draftHint}</p>
    </Form>
  )
}

// most memories tell about no photograph
const AboutPhoto = lazyPart(() => import('./AboutPhoto.tsx'))

/** Lets the browser offer what it knows of the person at the device, unless guests share it. */
const autofill = (autoComplete: string) => (isSharedDevice ? {} : { autoComplete })

type FormRef = RefObject<HTMLFormElement | null>

const useFocusOnFirstField = (form: FormRef, timesOpened: number) => {
  useEffect(() => {
    if (timesOpened > 0) form.current?.querySelector('input')?.focus()
  }, [form, timesOpened])
}

/** Focuses the send button after a failure, because sending has disabled the control that had the focus. */
const useFocusOnSubmit = (form: FormRef, hasFailed: boolean) => {
  useEffect(() => {
    if (hasFailed && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('.memory-form-end button')?.focus()
  }, [form, hasFailed])
}
