import { newRequestKey } from '../../api/requestKey.ts'
import { deviceStorage, isSharedDevice, tabStorage } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'

/** The words of a visitor about a photograph. */
interface TypedAnswer {
  who: string
  when: string
  where: string
  /** stays the same until somebody types, so that a retry adds nothing */
  requestKey: string
}

const ANSWERS_KEY = 'typed answers'
const NAME_KEY = 'visitor name'

type Answers = Readonly<Partial<Record<string, TypedAnswer>>>

/** The words that have been typed and not sent, by the id of the photograph. A reload keeps it, but not on a device that guests share. */
export const typedAnswers = openStore<Answers>(
  isSharedDevice ? {} : ((tabStorage.read(ANSWERS_KEY) as Answers | null) ?? {}),
)

/** The name of the visitor, as far as it is known. */
export const visitorName = openStore(
  isSharedDevice ? '' : ((deviceStorage.read(NAME_KEY) as string | null) ?? ''),
)

export const changeAnswer = (id: string, part: Partial<TypedAnswer>) => {
  const answer = typedAnswers.get()[id] ?? { who: '', when: '', where: '' }
  save({ ...typedAnswers.get(), [id]: { ...answer, ...part, requestKey: newRequestKey() } })
}

/** Forgets what has arrived, and remembers who sent it. */
export const onArrived = (id: string) => {
  const { [id]: _, ...others } = typedAnswers.get()
  save(others)
  if (!isSharedDevice) deviceStorage.save(NAME_KEY, visitorName.get())
}

/** Clears what a guest has left on a device that guests share. */
export const startOver = () => {
  save({})
  visitorName.set('')
}

const save = (answers: Answers) => {
  typedAnswers.set(answers)
  if (!isSharedDevice) tabStorage.save(ANSWERS_KEY, answers)
}
