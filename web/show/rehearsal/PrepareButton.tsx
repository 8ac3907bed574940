import { useState } from 'react'
import { useStore } from '../../stores/useStore.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { hallState, startPreparing } from '../offline/hallState.ts'
import { PreparingProgress } from '../offline/PreparingProgress.tsx'
import { texts as hallTexts } from '../../../languages/en/visitors/storedShow.ts'
import { texts } from '../../../languages/en/visitors/rehearsal.ts'

/** Stores the show on this device, which mends what the rehearsal has found about the stored show. */
export const PrepareButton = ({ tone }: Pick<ButtonProps, 'tone'>) => {
  const state = useStore(hallState)
  const [isPrepared, setIsPrepared] = useState(false)
  const prepare = async () => {
    await startPreparing()
    setIsPrepared(hallState.get().step === 'ready')
  }
  if (state.step === 'preparing')
    return (
      <div className="rehearsal-preparing">
        <PreparingProgress />
      </div>
    )
  if (isPrepared) return <p role="status">{texts.prepared}</p>
  return (
    <>
      {state.step === 'failed' && <p role="alert">{hallTexts.failed[state.reason]}</p>}
      <Button tone={tone} onClick={() => void prepare()}>
        {hallTexts.prepare}
      </Button>
    </>
  )
}
