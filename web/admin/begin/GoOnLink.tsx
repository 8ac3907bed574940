import { useStore } from '../../stores/useStore.ts'
import { passedQuestions, useUnanswered } from './questions.ts'
import { linkToScreen } from './screens.ts'
import { texts } from '../../../languages/en/dashboard/begin.ts'

/** Leads back to the first question that was neither answered nor passed, once the conversation has begun on this device. */
export const GoOnLink = () => {
  const unanswered = useUnanswered()
  const passed = useStore(passedQuestions)
  const first = unanswered.find((question) => !passed.includes(question))
  if (!first || passed.length === 0) return null
  return (
    <a className="go-on" href={linkToScreen(first)}>
      {texts.goOn}
    </a>
  )
}
