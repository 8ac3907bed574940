import { useEffect, useRef, useState } from 'react'
import { isEmail } from '../../../contract/email.ts'
import { visitorLimits as limits } from '../../../contract/visitorLimits.ts'
import { cutText } from '../../../domain/cutText.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { Dropzone } from '../../ui/fields/Dropzone.tsx'
import { bindTextInputs, TextAreaField, TextField, uncorrectedInput } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { acceptedMediaTypes } from '../../uploads/fileKinds.ts'
import { canSend, isFailed, isOffline, isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { ChosenFiles, RefusedFiles } from './ChosenFiles.tsx'
import { addFiles, findView, mayClose, PORTION, send, type SendFields, sendList } from './sendList.ts'

/** The form, then the progress of sending, then the thanks. */
export const SendForm = ({ mailsSenders }: { mailsSenders: boolean }) => {
  const view = useStore(sendList, findView)
  const section = useRef<HTMLElement>(null)
  const shownView = useRef(view)
  useEffect(() => {
    // the button that led to another view has disappeared
    if (shownView.current !== view) section.current?.querySelector<HTMLElement>('h2, button')?.focus()
    shownView.current = view
  }, [view])
  return (
    <section ref={section} className="send-form">
      {view === 'writing' && <Writing mailsSenders={mailsSenders} />}
      {view === 'sending' && <Sending />}
      {view === 'arrived' && <Arrived />}
    </section>
  )
}

const Writing = ({ mailsSenders }: { mailsSenders: boolean }) => {
  const { fields, uploads } = useStore(sendList)
  const [isChecking, setChecking] = useState(false)
  const [isNameCut, setNameCut] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const count = uploads.filter(canSend).length
  const [name, email] = [fields.name.trim(), fields.email.trim()]
  const errors: Partial<Record<string, string>> = {
    ...(name === '' && { name: texts.nameNeeded }),
    ...(email !== '' && !isEmail(email) && { email: texts.emailWrong }),
  }
  const change = (part: Partial<SendFields>) => {
    if (part.name === undefined) return sendList.setFields(part)
    setNameCut(part.name.length > limits.name)
    sendList.setFields({ name: cutText(part.name, limits.name) })
  }
  const input = bindTextInputs<SendFields>(fields, change, (field) =>
    isChecking ? errors[field] : undefined,
  )
  const autofill = (autoComplete: string) => (isSharedDevice ? {} : { autoComplete })
  const trySending = () => {
    setChecking(true)
    if (count > 0 && Object.keys(errors).length === 0) return send()
    // only after the errors have been rendered
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(count > 0 ? '[aria-invalid]' : 'button')?.focus(),
    )
  }
  const failed = uploads.find(isFailed)
  return (
    <Form ref={form}>
      <Dropzone
        chooseLabel={texts.choose}
        hint={<span className="drop-hint">{texts.drop}</span>}
        accept={acceptedMediaTypes}
        onFiles={addFiles}
      />
      <RefusedFiles>{isChecking && count === 0 && texts.chooseFirst}</RefusedFiles>
      <ChosenFiles />
      <TextField
        {...input('name')}
        {...autofill('name')}
        label={texts.name}
        hint={<span role="status">{isNameCut && texts.nameCut}</span>}
        required
      />
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
      {failed && <p role="alert">{[failed.message, texts.stopped].filter(Boolean).join(' ')}</p>}
      <Button tone="primary" onClick={trySending}>
        {texts.send}
      </Button>
      {isSharedDevice && <p className="hint">{texts.sharedHint}</p>}
    </Form>
  )
}

const Sending = () => {
  const { fields, uploads } = useStore(sendList)
  const leftUploads = uploads.filter(isUnsent)
  const { arrivedCount } = fields
  const total = arrivedCount + leftUploads.length
  const percentLeft = leftUploads.reduce((sum, { percent }) => sum + percent, 0)
  return (
    <>
      <h2 tabIndex={-1}>{texts.sending}</h2>
      <ProgressBar label={texts.sending} value={Math.floor((100 * arrivedCount + percentLeft) / total)} />
      <p>{texts.arrivedOf(arrivedCount, total)}</p>
      <p role="status">
        {uploads.some(isOffline) && texts.offline} {mayClose(uploads) ? texts.mayClose : texts.keepOpen}
      </p>
    </>
  )
}

const Arrived = () => {
  const { name, arrivedCount } = useStore(sendList, ({ fields }) => fields)
  return (
    <>
      <h2 tabIndex={-1}>{texts.arrived(arrivedCount)}</h2>
      <p>{texts.thanks(name.trim())}</p>
      <RefusedFiles />
      <Button onClick={sendMore}>{texts.more}</Button>
    </>
  )
}

/** Shows the form again, with the name of the same guest. */
const sendMore = () => {
  sendList.setUploads([])
  sendList.setFields({ arrivedCount: 0 })
}
