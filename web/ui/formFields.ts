/** A field's answer before its form is sent: its input, if people must first answer a question at the field. */
export type FieldCheck = () => 'ready' | 'changed' | HTMLElement

interface Awaited {
  /** names the thing that the form waits for */
  sentence: string
}

export interface SendingState {
  /** the things on their way to the server, such as a picture, in the order in which they were sent */
  awaited: readonly Awaited[]
  /** the id of what will be sent once nothing is on its way; null if nobody has pressed its button */
  waitingId: string | null
}

/**
 * Holds what the fields of a form are still sending, and their checks. A field that leaves the page calls the function that `waitFor` or
 * `addCheck` returned.
 */
export const openFormFields = (change: (update: (state: SendingState) => SendingState) => void) => {
  const checks = new Set<FieldCheck>()
  return {
    /** The form waits for `work`, which resolves to whether sending is still wanted. */
    waitFor: (work: Promise<boolean>, sentence: string) => {
      const item = { sentence }
      const remove = (isWanted: boolean) =>
        change((state) =>
          // once its field has left the page, work that fails no longer stops the form
          state.awaited.includes(item)
            ? {
                awaited: state.awaited.filter((other) => other !== item),
                waitingId: isWanted ? state.waitingId : null,
              }
            : state,
        )
      change((state) => ({ ...state, awaited: [...state.awaited, item] }))
      void work.then(remove)
      return () => remove(true)
    },
    addCheck: (check: FieldCheck) => {
      checks.add(check)
      return () => void checks.delete(check)
    },
    check: () => [...checks].map((check) => check()),
  }
}
