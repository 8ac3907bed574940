import type { SamplePart } from '../../../contract/memorial/setting.ts'
import { useUnanswered } from '../begin/questions.ts'
import { firstStepsTexts as texts } from '../texts.ts'

type Step = keyof typeof texts.steps

/** Returns what a memorial with a name still lacks: its dates, its words about gifts, and the questions without an answer. */
export const useOpenSteps = (samples: readonly SamplePart[]): Step[] => {
  const ownTexts = samples.filter((part) => part === 'dates' || part === 'donation')
  const open: readonly string[] = [...ownTexts, ...useUnanswered()]
  return (Object.keys(texts.steps) as Step[]).filter((step) => open.includes(step))
}
