import type { SamplePart } from '../../contract/memorial/setting.ts'
import { useRead } from '../api/useRead.ts'
import { firstStepsTexts as texts } from './texts.ts'

type Step = keyof typeof texts.steps

/** Returns what a memorial with a name still lacks. Steps count as done until the server has said what there is. */
export const useOpenSteps = (samples: readonly SamplePart[]): Step[] => {
  const { data: media } = useRead('GET /api/media')
  const { data: services } = useRead('GET /api/services', { enabled: !samples.includes('name') })
  const isDone: Record<Step, boolean> = {
    dates: !samples.includes('dates'),
    portrait: !samples.includes('portrait'),
    services: services?.length !== 0,
    photographs: media?.length !== 0,
    obituary: !samples.includes('obituary'),
  }
  return (Object.keys(texts.steps) as Step[]).filter((step) => !isDone[step])
}
