import { openStore } from '../../stores/store.ts'

/** A question that a call waits for, and how it goes on with the answer. */
interface Asked<Q, A> {
  question: Q
  answer: (answer: A) => void
}

/** Questions to the person, one after the other: `asked` is the one on the screen. */
export const openQuestions = <Q, A>() => {
  const asked = openStore<Asked<Q, A> | null>(null)
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
