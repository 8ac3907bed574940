import type { SamplePart } from '../../contract/memorial/setting.ts'
import { useUnanswered } from './begin/questions.ts'
import { firstStepsTexts as texts } from './texts.ts'

type Step = keyof typeof texts.steps

/** Returns what a memorial with a name still lacks: its dates, and the questions of the conversation without an answer. */
export const useOpenSteps = (samples: readonly SamplePart[]): Step[] => {
  const open: readonly string[] = [...(samples.includes('dates') ? ['dates'] : []), ...useUnanswered()]
  return (Object.keys(texts.steps) as Step[]).filter((step) => open.includes(step))
}
