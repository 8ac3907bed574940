import { useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { isolate } from '../../../../domain/direction.ts'
import { AlertDialog } from '../../../ui/dialogs/AlertDialog.tsx'
import { TextAreaField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import type { useObituaryForm } from '../../obituary/useObituaryForm.ts'
import { findFamiliarName } from '../findFamiliarName.ts'
import { QuestionScreen } from '../QuestionScreen.tsx'
import { openScreen } from '../screens.ts'
import { obituaryTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { shortQuestions } from './answers.ts'
import { composeObituary } from './composeObituary.ts'
import { useAnswers } from './useAnswers.ts'

interface Props {
  settings: Settings
  form: ReturnType<typeof useObituaryForm>
}

/** Asks short questions, makes a draft of the answers, and puts it into the field of the obituary. Asks before it replaces what was typed there. */
export const ShortQuestions = ({ settings, form }: Props) => {
  const { fields, change } = useAnswers()
  const [isAsking, setAsking] = useState(false)
  const input = bindTextInputs(fields, change)
  const hasName = !settings.samples?.includes('name')
  const beginnings = texts.beginnings(hasName ? isolate(findFamiliarName(settings.name)) : '')
  const composed = composeObituary(fields, beginnings)
  const { content } = form.fields
  const writeDraft = () => {
    form.change({ content: composed })
    change({ composed })
  }
  const save = async () => {
    if (composed === '' || composed === content) return true
    if (content === '' || content === fields.composed) {
      writeDraft()
      return true
    }
    setAsking(true)
    return false
  }
  const finish = () => {
    setAsking(false)
    openScreen('obituary-text')
  }
  return (
    <QuestionScreen
      screen="obituary-answers"
      settings={settings}
      hint={texts.aboutAnswers}
      save={save}
      next="obituary-text"
      // with a text, the first screen of the question shows the text instead of asking how to begin
      previous={content === '' ? 'obituary' : undefined}
    >
      {shortQuestions.map((question) => (
        <TextAreaField
          key={question}
          {...input(question)}
          label={
            <>
              {texts.answers[question]} <span className="begin-sentence">{beginnings[question]} …</span>
            </>
          }
          rows={2}
          longest={limits.obituary}
        />
      ))}
      {isAsking && (
        <AlertDialog
          {...texts.replace}
          tone="primary"
          onCancel={finish}
          onConfirm={() => {
            writeDraft()
            finish()
          }}
        />
      )}
    </QuestionScreen>
  )
}
