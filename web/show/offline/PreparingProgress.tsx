import { useStore } from '../../stores/useStore.ts'
import { ProgressBar } from '../../ui/loading/ProgressBar.tsx'
import { hallState } from './hallState.ts'
import { texts } from '../../../languages/en/visitors/storedShow.ts'

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
