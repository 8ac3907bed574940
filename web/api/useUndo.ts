import type { CallInput, ChangeEndpoint } from './endpoints.ts'
import { leaveOutMissing } from './leaveOutMissing.ts'
import { type ChangeOutcome, useChange } from './useChange.ts'

type Outcome<E extends ChangeEndpoint> = Required<Pick<ChangeOutcome<E>, 'failure'>> & ChangeOutcome<E>

/**
 * Returns a function for the Undo button of a toast. If it fails, the toast that says so has the button, too, because it takes the
 * place of the first. What has been deleted since the change is left out.
 */
export function useUndo<E extends ChangeEndpoint>(endpointName: E, { failure, ...outcome }: Outcome<E>) {
  const { mutate } = useChange<E>(endpointName, {
    ...outcome,
    retryWith: leaveOutMissing,
    failure: (error, input) => ({
      ...(typeof failure === 'function' ? failure(error, input) : failure),
      // nothing that could be undone is left
      ...(error.code !== 'not_found' && { undo: () => mutate(input) }),
    }),
  })
  return (input: CallInput<E>) => mutate(input)
}

/** Makes a change that the same endpoint takes back. `makeOutcome` gets the function for the Undo button of the toast. */
export function useReversibleChange<E extends ChangeEndpoint>(
  endpointName: E,
  makeOutcome: (undo: (input: CallInput<E>) => void) => Outcome<E>,
) {
  const outcome = makeOutcome((input) => undo(input))
  const undo = useUndo(endpointName, outcome)
  return useChange(endpointName, outcome)
}
