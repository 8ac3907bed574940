import type { Recover } from '../../api/recovery.ts'
import { openStore } from '../../stores/store.ts'

type Fields = Readonly<Record<string, unknown>>

/** A change to fields that another person has also changed. `base` holds the values before both changes. */
export interface Conflict {
  body: Fields
  base: Fields
  /** the values that the server now holds for the fields that both people have changed */
  current: Fields
}

export const sessionQuestions = openQuestions<null, boolean>()
export const conflictQuestions = openQuestions<Conflict, 'mine' | 'theirs' | null>()

/** Recovers a failed call. If the session has ended, asks for a new login. If there is a conflict, asks which values to keep. */
export const recoverCall: Recover = async ({ endpointName, body, error }) => {
  if (error.code === 'login_needed') {
    const isLoggedIn = logInAgain()
    // once the dashboard is open, only the playlist checks the login, and it shows its own message instead of waiting
    if (endpointName === 'GET /api/check-auth') return null
    return (await isLoggedIn) ? { body } : null
  }
  return error.code === 'conflict' && error.current ? settleConflict(body, error.current) : null
}

let loggingIn: Promise<boolean> | null = null

/** Asks for a login. Asks only once if several calls need it. */
const logInAgain = () =>
  (loggingIn ??= sessionQuestions.ask(null).finally(() => {
    loggingIn = null
  }))

/** Asks whose values to keep in the fields that both people changed. The other fields are saved whatever the answer. */
const settleConflict = async (sentBody: unknown, current: Fields) => {
  const { base, ...body } = sentBody as { base: Fields } & Fields
  switch (await conflictQuestions.ask({ body, base, current })) {
    case 'mine':
      return { body: { ...body, base: { ...base, ...current } } }
    case 'theirs':
      return { body: { ...body, ...current, base } }
    default:
      return null
  }
}

interface OpenQuestion<Q, A> {
  question: Q
  answer: (answer: A) => void
}

/** Makes a queue that asks the keeper one question at a time. `openQuestion` holds the question that is on the screen. */
function openQuestions<Q, A>() {
  const openQuestion = openStore<OpenQuestion<Q, A> | null>(null)
  let lastAnswer: Promise<unknown> = Promise.resolve()
  const show = (question: Q) =>
    new Promise<A>((resolve) => {
      const answer = (result: A) => {
        openQuestion.set(null)
        resolve(result)
      }
      openQuestion.set({ question, answer })
    })
  const ask = (question: Q): Promise<A> => {
    const nextAnswer = lastAnswer.then(() => show(question))
    lastAnswer = nextAnswer
    return nextAnswer
  }
  return { openQuestion, ask }
}
