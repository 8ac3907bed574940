import { type ReactNode, useId, useState } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { Button } from '../../ui/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { FormScope } from '../../ui/FormScope.tsx'
import { useInvalidFocus } from '../parts/forms/useInvalidFocus.ts'
import { passQuestions, questions } from './questions.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import {
  findNextScreen,
  findPreviousScreen,
  openScreen,
  type QuestionScreenName,
  type Screen,
  toQuestion,
} from './screens.ts'
import { texts } from '../../../languages/en/dashboard/begin.ts'

interface Props {
  screen: QuestionScreenName
  settings: Settings
  hint?: string
  /** saves the answer; resolves to whether it is saved, or there is none */
  save?: () => Promise<boolean>
  /** parts above the answer that have forms of their own, which cannot be in the form of the answer */
  parts?: ReactNode
  /** the screen after this one; by default, that of the next question */
  next?: Screen
  /** the screen before this one; by default, that of the question before, if there is one */
  previous?: Screen | undefined
  children: ReactNode
}

/** One question. 'Next' saves the answer and goes on. 'Later' and 'Back' leave it; what was typed is kept. */
export const QuestionScreen = (props: Props) => (
  <FormScope>
    <QuestionInScope {...props} />
  </FormScope>
)

const QuestionInScope = ({ screen, settings, save, parts, children, ...rest }: Props) => {
  const question = toQuestion(screen)
  const nextQuestion = findNextScreen(question)
  const { hint = texts.hints[question], next = nextQuestion, previous = findPreviousScreen(question) } = rest
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const { container, focusInvalid } = useInvalidFocus()
  const goTo = (nextScreen: Screen) => {
    if (nextScreen === nextQuestion) passQuestions([question])
    openScreen(nextScreen)
  }
  const goOn = async () => {
    if (isSaving) return
    setSaving(true)
    const isSaved = (await save?.()) ?? true
    setSaving(false)
    if (isSaved) goTo(next)
    else focusInvalid()
  }
  return (
    <ScreenFrame
      heading={texts.questions[question]}
      progress={texts.progress(questions.indexOf(question) + 1, questions.length)}
      settings={settings}
      hasOwnPicture={question === 'picture'}
    >
      <p className="begin-hint">{hint}</p>
      <div ref={container}>
        {parts}
        {/* only the answers that are saved here are a form; the dialogs of the others contain forms */}
        {save ? (
          <Form id={id} className="begin-form" onSubmit={() => void goOn()}>
            {children}
          </Form>
        ) : (
          children
        )}
      </div>
      <div className="row begin-buttons">
        <Button
          tone="primary"
          busy={isSaving}
          {...(save ? { type: 'submit', form: id } : { onClick: () => void goOn() })}
        >
          {texts.next}
        </Button>
        <Button onClick={() => goTo(nextQuestion)}>{texts.later}</Button>
        {previous && (
          <Button className="bare" onClick={() => openScreen(previous)}>
            {texts.back}
          </Button>
        )}
      </div>
    </ScreenFrame>
  )
}
