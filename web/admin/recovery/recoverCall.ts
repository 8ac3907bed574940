import type { Recover } from '../../api/recovery.ts'
import { openStore } from '../../stores/store.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change of fields that somebody else has changed since `base`. */
export interface Conflict {
  body: Fields
  base: Fields
  /** the stored values of the fields that both people have changed */
  current: Fields
}

export const sessionQuestions = openQuestions<null, boolean>()
export const conflictQuestions = openQuestions<Conflict, 'mine' | 'theirs' | null>()

/** Recovers a failed call: after a new login if the session has ended, or by asking the person about a conflict. */
export const recoverCall: Recover = async ({ endpointName, body, error }) => {
  if (error.code === 'login_needed') {
    const isLoggedIn = logInAgain()
    // only the playlist calls this endpoint, and shows its own message
    if (endpointName === 'GET /api/check-auth') return null
    return (await isLoggedIn) ? { body } : null
  }
  return error.code === 'conflict' && error.current ? settleConflict(body, error.current) : null
}

let loggingIn: Promise<boolean> | null = null

/** Asks for one login, which serves all waiting calls. */
const logInAgain = () =>
  (loggingIn ??= sessionQuestions.ask(null).finally(() => {
    loggingIn = null
  }))

/** Asks whose values to keep in fields that both people changed; the other fields are saved in both cases. */
const settleConflict = async (sent: unknown, current: Fields) => {
  const { base, ...body } = sent as { base: Fields } & Fields
  switch (await conflictQuestions.ask({ body, base, current })) {
    case 'mine':
      return { body: { ...body, base: { ...base, ...current } } }
    case 'theirs':
      return { body: { ...body, ...current, base } }
    default:
      return null
  }
}

/** A question that a call waits for, and the function that answers it. */
interface OpenQuestion<Q, A> {
  question: Q
  answer: (answer: A) => void
}

/** Asks the person one question at a time; `asked` holds the one on the screen. */
function openQuestions<Q, A>() {
  const asked = openStore<OpenQuestion<Q, A> | null>(null)
  let last: Promise<unknown> = Promise.resolve()
  const show = (question: Q) =>
    new Promise<A>((resolve) => {
      const answer = (given: A) => {
        asked.set(null)
        resolve(given)
      }
      asked.set({ question, answer })
    })
  const ask = (question: Q): Promise<A> => {
    const answered = last.then(() => show(question))
    last = answered
    return answered
  }
  return { asked, ask }
}
