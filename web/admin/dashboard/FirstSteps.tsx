import { useId, useState } from 'react'
import type { SamplePart } from '../../../contract/memorial/setting.ts'
import { deviceStorage } from '../../stores/deviceStorage.ts'
import { Button } from '../../ui/Button.tsx'
import { GoOnLink } from '../begin/GoOnLink.tsx'
import { firstStepsTexts as texts } from '../texts.ts'
import { useOpenSteps } from './useOpenSteps.ts'

const HIDDEN_KEY = 'hidden first steps'

/** Links to what the memorial still lacks, in one line. The line disappears when nothing is left, or when it is hidden. */
export const FirstSteps = ({ samples }: { samples: readonly SamplePart[] }) => {
  const id = useId()
  // the line of the texts that are still ours leads to these
  const steps = useOpenSteps(samples).filter((step) => step !== 'obituary' && step !== 'donation')
  const [isHidden, setHidden] = useState(() => deviceStorage.read(HIDDEN_KEY) === true)
  if (isHidden || steps.length === 0) return null
  const hide = () => {
    deviceStorage.save(HIDDEN_KEY, true)
    setHidden(true)
  }
  return (
    <section className="dashboard-line" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <GoOnLink />
      {steps.map((step) => (
        <a key={step} href={texts.steps[step].href}>
          {texts.steps[step].label}
        </a>
      ))}
      <Button className="bare" aria-describedby={id} onClick={hide}>
        {texts.hide}
      </Button>
    </section>
  )
}
