import { type ReactNode, useRef, useState } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import { isolate } from '../../../domain/direction.ts'
import { direction } from '../../../languages/en/grammar.ts'
import { useChange } from '../../api/useChange.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { bindTextInputs, TextField } from '../../ui/fields/Field.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { RobotTrap } from '../../ui/fields/RobotTrap.tsx'
import { useWhenUntouched } from '../../ui/useWhenUntouched.ts'
import { texts } from '../../../languages/en/visitors/answers.ts'
import { changeAnswer, onArrived, startOver, typedAnswers, visitorName } from './typedAnswers.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import './answer-form.css'

/** How long a device that guests share waits until it clears what a guest has left, in milliseconds. */
const KEPT_MS = 3 * 60_000

interface Props {
  item: Media
  sendLabel: string
  onSent: () => void
  onEscape?: () => void
  /** other buttons, next to the one that sends */
  children?: ReactNode
}

/** The fields in which a visitor says what the family does not know about a photograph. */
export const AnswerForm = ({
  item: { id, asks = [], people = [] },
  sendLabel,
  onSent,
  onEscape,
  children,
}: Props) => {
  const { who = '', when = '', where = '', requestKey } = useStore(typedAnswers, (typed) => typed[id]) ?? {}
  const from = useStore(visitorName)
  const form = useRef<HTMLFormElement>(null)
  const [website, setWebsite] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, reset, isPending, error } = useChange('POST /api/media/:id/answers', {
    failure: texts.notSent,
    onSuccess: (_, { params }) => onArrived(params.id),
  })
  useWhenUntouched(isSharedDevice && !isPending ? KEPT_MS : null, startOver)
  const change = ({ from: name, ...part }: Partial<typeof fields>) => {
    if (name !== undefined) visitorName.set(name)
    changeAnswer(id, part)
    setMissing(false)
    reset()
  }
  const fields = { who, when, where, from }
  const [first] = asks
  const input = bindTextInputs<typeof fields>(fields, change, (name) =>
    isMissing && name === first
      ? texts.nothing
      : // one of several names has a path such as 'who.2'
        error?.issues.find(({ path }) => path.split('.')[0] === name)?.message,
  )
  const send = () => {
    if ([who, when, where].some((text) => text.trim())) {
      const body = { who: who.trim() ? [who] : [], when, where, from, website }
      return mutate({ params: { id }, body, requestKey }, { onSuccess: onSent })
    }
    setMissing(true)
    form.current?.querySelector('input')?.focus()
  }
  // without `onSubmit`, because people press 'return' on a phone to go on to the next field
  return (
    <Form
      ref={form}
      className="answer-form"
      onKeyDown={(event) => {
        if (!onEscape || event.key !== 'Escape' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onEscape()
      }}
    >
      {asks.includes('who') && (
        <TextField
          {...input('who')}
          label={people.length > 0 ? texts.whoElse : texts.who}
          hint={[...listKnown(people), texts.whoHint].join(' ')}
          autoCapitalize="words"
        />
      )}
      {asks.includes('when') && <TextField {...input('when')} label={texts.when} />}
      <TextField {...input('where')} label={texts.where} />
      <TextField
        {...input('from')}
        {...(isSharedDevice ? {} : { autoComplete: 'name' })}
        label={texts.from}
      />
      <RobotTrap value={website} onChange={setWebsite} />
      <div className="answer-buttons">
        <Button tone="primary" busy={isPending} onClick={send}>
          {sendLabel}
        </Button>
        {children}
      </div>
    </Form>
  )
}

/** The sentence that says who is already named in a photograph; none if nobody is named. */
const listKnown = (people: NonNullable<Media['people']>) =>
  people.length > 0 ? [texts.known(people.map(({ name }) => isolate(name, direction)).join(', '))] : []
