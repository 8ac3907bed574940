import { useId, useState } from 'react'
import type { SamplePart } from '../../../contract/memorial/setting.ts'
import { useRead } from '../../api/useRead.ts'
import { deviceStorage } from '../../stores/deviceStorage.ts'
import { Button } from '../../ui/Button.tsx'
import { firstStepsTexts as texts } from '../texts.ts'

interface Props {
  samples: readonly SamplePart[]
  /** whether the slideshow begins with the name and dates of the deceased; turning this on is an optional step */
  hasBeginning: boolean
}

type Step = keyof typeof texts.steps
const SKIPPED_KEY = 'skipped first steps'

/** The card disappears once all required steps are done or skipped. */
export const FirstSteps = ({ samples, hasBeginning }: Props) => {
  const id = useId()
  const { data: media } = useRead('GET /api/media')
  const [skippedSteps, setSkippedSteps] = useState(
    () => (deviceStorage.read(SKIPPED_KEY) ?? []) as readonly Step[],
  )
  const isDone: Record<Step, boolean> = {
    person: !samples.includes('name') && !samples.includes('dates'),
    portrait: !samples.includes('portrait'),
    photographs: media === undefined || (media?.length ?? 0) > 0,
    obituary: !samples.includes('obituary'),
    beginning: hasBeginning,
  }
  const steps = Object.keys(texts.steps) as Step[]
  const remainingSteps = steps.filter((step) => !isDone[step] && !skippedSteps.includes(step))
  if (!remainingSteps.some((step) => step !== 'beginning')) return null
  const skip = (step: Step) => {
    const nextSkippedSteps = [...skippedSteps, step]
    setSkippedSteps(nextSkippedSteps)
    deviceStorage.save(SKIPPED_KEY, nextSkippedSteps)
  }
  return (
    <section className="card first-steps" aria-labelledby={id}>
      <h2 id={id}>{texts.title}</h2>
      <p>{texts.left(remainingSteps.length)}</p>
      <div className="steps">
        {remainingSteps.map((step) => (
          <div key={step}>
            <a id={`${id}-${step}`} href={texts.steps[step].href}>
              {texts.steps[step].label}
            </a>
            <Button className="bare" aria-describedby={`${id}-${step}`} onClick={() => skip(step)}>
              {texts.skip}
            </Button>
          </div>
        ))}
      </div>
      <p>{texts.share}</p>
    </section>
  )
}
