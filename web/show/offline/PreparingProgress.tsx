import { useStore } from '../../stores/useStore.ts'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { hallState } from './hallState.ts'
import { texts } from './texts.ts'

/** How much of the show is stored on this device, while it is being stored. */
export const PreparingProgress = () => {
  const state = useStore(hallState)
  return (
    state.step === 'preparing' && (
      <>
        <p role="status">{texts.progress(state.doneCount, state.totalCount)}</p>
        <ProgressBar label={texts.prepare} value={(100 * state.doneCount) / state.totalCount} />
      </>
    )
  )
}
