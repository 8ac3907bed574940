import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react'
import { type FieldCheck, openFormFields, type SendingState } from './formFields.ts'

interface Scope extends SendingState {
  fields: ReturnType<typeof openFormFields>
  change: Dispatch<SetStateAction<SendingState>>
  showField: (field: HTMLElement) => void
}

const ScopeContext = createContext<Scope | null>(null)

interface ScopeProps {
  /** shows and focuses the field with a question; needed if the field can be in a hidden part of the form */
  showField?: (field: HTMLElement) => void
  children: ReactNode
}

/**
 * Connects the fields of a form with the buttons that send it: the form waits for what its fields still send to the server, and its
 * fields can ask a question first. A `Form` has a scope of its own, unless it is in one that also includes buttons or other forms.
 */
export const FormScope = ({ showField = (field) => field.focus(), children }: ScopeProps) => {
  const [state, change] = useState<SendingState>({ awaited: [], waitingId: null })
  const [fields] = useState(() => openFormFields(change))
  return <ScopeContext value={{ ...state, fields, change, showField }}>{children}</ScopeContext>
}

export const useHasFormScope = () => use(ScopeContext) !== null

/** Whether something in the scope is on its way, and whether the form will be sent once it has arrived. */
export const useFormWaits = () => {
  const scope = use(ScopeContext)
  return { isAwaiting: Boolean(scope?.awaited.length), isWaiting: Boolean(scope?.waitingId) }
}

/**
 * The form around is sent only after `work`, which resolves to whether that is still wanted. `sentence` says what the form waits
 * for. After `work` has ended, it may stay set.
 */
export const useAwaitedByForm = (work: Promise<boolean> | undefined, sentence: string) => {
  const scope = use(ScopeContext)
  if (!scope) throw new Error('A field that sends something must be in a Form, which waits for it')
  const { fields } = scope
  useEffect(() => work && fields.waitFor(work, sentence), [fields, work, sentence])
}

/** Calls `check` before the form around is sent. Does nothing outside a form. */
export const useFieldCheck = (check: FieldCheck) => {
  const fields = use(ScopeContext)?.fields
  const checkNow = useEffectEvent(check)
  useEffect(() => fields?.addCheck(() => checkNow()), [fields])
}

/**
 * Returns a function that calls `send` as soon as all fields of the scope are ready and nothing is on its way, with the values
 * that they have then. Until then, there is a sentence that says what it waits for.
 */
export const useSending = (send: () => void) => {
  const id = useId()
  const scope = use(ScopeContext)
  if (!scope) throw new Error('A button that sends a form must be in a FormScope')
  const { awaited, waitingId, fields, change, showField } = scope
  const isWaiting = waitingId === id
  const attempt = () => {
    const verdicts = fields.check()
    const unclearField = verdicts.find((verdict) => typeof verdict !== 'string')
    const mustWait = !unclearField && (awaited.length > 0 || verdicts.includes('changed'))
    change((state) => ({ ...state, waitingId: mustWait ? id : null }))
    if (unclearField) showField(unclearField)
    else if (!mustWait) send()
  }
  const attemptAgain = useEffectEvent(attempt)
  useEffect(() => {
    if (isWaiting && awaited.length === 0) attemptAgain()
  })
  return { attempt, sentence: isWaiting ? awaited[0]?.sentence : undefined }
}

/** The sentence at the end of a form that waits. */
export const WaitingHint = ({ sentence }: { sentence: string | undefined }) =>
  sentence && (
    <p ref={scrollIntoSight} role="status" className="hint">
      {sentence}
    </p>
  )

const scrollIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
