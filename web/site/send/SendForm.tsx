import { useEffect, useRef, useState } from 'react'
import { isEmail } from '../../../contract/email.ts'
import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { CallError } from '../../api/CallError.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Dropzone } from '../../ui/fields/Dropzone.tsx'
import { bindTextInputs, TextAreaField, TextField, uncorrectedInput } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { useWhenAbandoned, useWhenUntouched } from '../../ui/useWhenUntouched.ts'
import { acceptedMediaTypes } from '../../uploads/fileKinds.ts'
import { canSend, isOffline, isOnItsWay, isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { ChosenFiles, RefusedFiles } from './ChosenFiles.tsx'
import {
  addFiles,
  isEmptyList,
  LEFT_MS,
  mayClose,
  PORTION,
  send,
  type SendFields,
  sendList,
  sendStatus,
  startOver,
} from './sendList.ts'

const countArrived = ({ arrived }: SendFields) => arrived.photographs + arrived.videos

/** The form, then the progress of sending, then the thanks. */
export const SendForm = ({ mailsSenders }: { mailsSenders: boolean }) => {
  const { fields, uploads } = useStore(sendList)
  const isSending = uploads.some((upload) => isOnItsWay(upload) || isOffline(upload))
  const hasArrived = !isSending && !uploads.some(isUnsent) && countArrived(fields) > 0
  const section = useFocusAfter(isSending ? 'sending' : hasArrived ? 'arrived' : 'writing')
  return (
    <section ref={section} className="send-form">
      {isSending ? <Sending /> : hasArrived ? <Arrived /> : <Writing mailsSenders={mailsSenders} />}
    </section>
  )
}

/** Focuses what a new view begins with, because the button that led to it has disappeared. */
const useFocusAfter = (view: string) => {
  const section = useRef<HTMLElement>(null)
  const shownView = useRef(view)
  useEffect(() => {
    if (shownView.current === view) return
    shownView.current = view
    section.current?.querySelector<HTMLElement>('[data-first], button')?.focus()
  }, [view])
  return section
}

const Writing = ({ mailsSenders }: { mailsSenders: boolean }) => {
  const { fields, uploads } = useStore(sendList)
  const { failure, lostNames } = useStore(sendStatus)
  const [isChecking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const errors = isChecking ? findErrors(fields) : {}
  const count = uploads.filter(canSend).length
  useWhenAbandoned({
    isOnItsWay: false,
    isEmpty: isEmptyList({ fields, uploads }),
    texts,
    onAbandoned: startOver,
  })
  const input = bindTextInputs<SendFields>(fields, sendList.setFields, (name) => errors[name])
  const autofill = (autoComplete: string) => (isSharedDevice ? {} : { autoComplete })
  const trySending = () => {
    setChecking(true)
    if (count > 0 && Object.keys(findErrors(fields)).length === 0) return send()
    // only after the errors have been rendered
    const first = count > 0 ? '[aria-invalid]' : 'button'
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(first)?.focus())
  }
  return (
    <Form ref={form}>
      <div className="field">
        <Dropzone
          chooseLabel={texts.choose}
          hint={<span className="send-drop">{texts.drop}</span>}
          accept={acceptedMediaTypes}
          onFiles={addFiles}
        />
        <p className="error" role="status">
          {isChecking && count === 0 ? texts.chooseFirst : ''}
        </p>
        <LostFiles names={lostNames} />
        <RefusedFiles />
      </div>
      <ChosenFiles />
      <TextField {...input('name')} {...autofill('name')} label={texts.name} longest={limits.name} required />
      {mailsSenders && (
        <TextField
          {...input('email')}
          {...autofill('email')}
          {...uncorrectedInput}
          label={texts.email}
          inputMode="email"
          hint={texts.emailHint}
        />
      )}
      <TextAreaField
        {...input('message')}
        label={texts.message}
        hint={texts.messageHint}
        longest={limits.description}
        rows={2}
      />
      {count > PORTION && <p>{texts.portions(PORTION)}</p>}
      {failure !== null && <p role="alert">{describeFailure(failure)}</p>}
      <div className="send-buttons">
        <Button tone="primary" onClick={trySending} data-first={failure === null ? undefined : ''}>
          {texts.send}
        </Button>
        {isSharedDevice && <Button onClick={startOver}>{texts.nextGuest}</Button>}
      </div>
      {isSharedDevice && <p className="hint">{texts.sharedHint}</p>}
    </Form>
  )
}

/** Finds the reason why each field cannot be sent. Fields that are too long say so by themselves. */
const findErrors = ({ name, email, message }: SendFields): Partial<Record<string, string>> => ({
  ...(name.trim() === '' && { name: texts.nameNeeded }),
  ...(name.length > limits.name && { name: '' }),
  ...(email.trim() !== '' && !isEmail(email.trim()) && { email: texts.emailWrong }),
  ...(message.length > limits.description && { message: '' }),
})

const describeFailure = (failure: unknown) =>
  [failure instanceof CallError && failure.explanation, texts.stopped].filter(Boolean).join(' ')

/** The most names of files in a sentence. */
const MAX_NAMES = 5

const LostFiles = ({ names }: { names: readonly string[] }) => {
  if (names.length === 0) return null
  const listed = names.slice(0, MAX_NAMES).join(', ')
  const otherCount = names.length - MAX_NAMES
  return (
    <p role="alert" className="error">
      {texts.lost(names.length, otherCount > 0 ? `${listed} ${texts.others(otherCount)}` : listed)}
    </p>
  )
}

const Sending = () => {
  const { fields, uploads } = useStore(sendList)
  const leftUploads = uploads.filter(isUnsent)
  const arrivedCount = countArrived(fields)
  const total = arrivedCount + leftUploads.length
  const sentCount = leftUploads.reduce((sum, { percent }) => sum + percent / 100, arrivedCount)
  return (
    <>
      <h2 tabIndex={-1} data-first="">
        {texts.sending}
      </h2>
      <ProgressBar label={texts.progress} value={Math.floor((100 * sentCount) / total)} />
      <p>{texts.arrivedOf(arrivedCount, total)}</p>
      <p role="status">
        {uploads.some(isOffline) ? texts.offline : ''}{' '}
        {mayClose(uploads)
          ? texts.mayClose
          : [
              !isSharedDevice && uploads.some(({ isSaved }) => isSaved === false) && texts.unsaved,
              texts.keepOpen,
            ]
              .filter(Boolean)
              .join(' ')}
      </p>
    </>
  )
}

const Arrived = () => {
  const { fields } = useStore(sendList)
  useWhenUntouched(isSharedDevice ? LEFT_MS : null, startOver)
  return (
    <>
      <h2 tabIndex={-1} data-first="">
        {texts.arrived(fields.arrived)}
      </h2>
      <p>{texts.thanks(fields.name.trim())}</p>
      <div className="field">
        <RefusedFiles />
      </div>
      <div className="send-buttons">
        <Button onClick={sendMore}>{texts.more}</Button>
        {isSharedDevice && <Button onClick={startOver}>{texts.nextGuest}</Button>}
      </div>
    </>
  )
}

/** Shows the form again, with the name of the same guest. */
const sendMore = () => {
  sendList.setUploads([])
  sendList.setFields({ arrived: { photographs: 0, videos: 0 } })
}
