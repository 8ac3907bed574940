import { type FocusEvent, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { AlertDialog } from '../../../ui/dialogs/AlertDialog.tsx'
import { TextAreaField, bindTextInputs } from '../../../ui/fields/Field.tsx'
import type { useObituaryForm } from '../../obituary/useObituaryForm.ts'
import { QuestionScreen } from '../QuestionScreen.tsx'
import { openScreen } from '../screens.ts'
import { obituaryTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { shortQuestions } from './answers.ts'
import { useAnswers } from './useAnswers.ts'

interface Props {
  settings: Settings
  form: ReturnType<typeof useObituaryForm>
}

/** Asks short questions, and puts the answers into the field of the obituary. Asks before they replace what was typed there. */
export const ShortQuestions = ({ settings, form }: Props) => {
  const { fields, change, joined } = useAnswers(settings)
  const [isAsking, setAsking] = useState(false)
  const input = bindTextInputs(fields, change)
  const { content } = form.fields
  const writeDraft = () => {
    form.change({ content: joined })
    change({ composed: joined })
  }
  const save = async () => {
    if (joined === '' || joined === content) return true
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
          label={texts.answers[question]}
          onFocus={moveCaretToEnd}
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

/** Lets people type where the beginning ends, and leaves a caret or a selection that somebody has placed. */
const moveCaretToEnd = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
  if (target.selectionEnd === 0) target.setSelectionRange(target.value.length, target.value.length)
}
