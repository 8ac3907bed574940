import { useStore } from '../../stores/useStore.ts'
import { Button } from '../../ui/Button.tsx'
import { passedQuestions, passQuestions, useUnanswered } from './questions.ts'
import { linkToScreen } from './screens.ts'
import { texts } from './texts.ts'

/** One line on the dashboard that leads to the conversation, and later back to the first question without an answer. */
export const BeginLine = () => {
  const unanswered = useUnanswered()
  const passed = useStore(passedQuestions)
  const isBegun = !unanswered.includes('name')
  const first = isBegun ? unanswered.find((question) => !passed.includes(question)) : 'name'
  if (!first) return null
  return (
    <p className="dashboard-line">
      <a href={linkToScreen(first)}>{isBegun ? texts.line.goOn : texts.line.begin}</a>
      {isBegun && (
        <Button className="bare" onClick={() => passQuestions(unanswered)}>
          {texts.line.putAway}
        </Button>
      )}
    </p>
  )
}
