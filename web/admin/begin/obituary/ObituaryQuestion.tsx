import { useState } from 'react'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { useRead } from '../../../api/useRead.ts'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { StoryField } from '../../obituary/EditObituary.tsx'
import '../../obituary/obituary.css'
import { texts as editorTexts } from '../../../../languages/en/dashboard/obituary.ts'
import { useObituaryForm, type ObituaryFields, toObituaryFields } from '../../obituary/useObituaryForm.ts'
import { QuestionScreen } from '../QuestionScreen.tsx'
import type { QuestionScreenName } from '../screens.ts'
import { obituaryTexts as texts } from '../../../../languages/en/dashboard/begin.ts'
import { ShortQuestions } from './ShortQuestions.tsx'
import { useAnswers } from './useAnswers.ts'

interface Props {
  screen: QuestionScreenName
  settings: Settings
}

export const ObituaryQuestion = ({ screen, settings }: Props) => {
  const obituary = useRead('GET /api/obituary')
  if (obituary.data) return <Ask {...{ screen, settings }} saved={toObituaryFields(obituary.data)} />
  return (
    <QuestionScreen {...{ screen, settings }}>
      <ReadState readState={obituary} texts={editorTexts}>
        {() => null}
      </ReadState>
    </QuestionScreen>
  )
}

/** Asks how to begin, unless there is a text already. */
const Ask = ({ screen, settings, saved }: Props & { saved: ObituaryFields }) => {
  const form = useObituaryForm(saved)
  if (screen === 'obituary-answers') return <ShortQuestions {...{ settings, form }} />
  if (screen === 'obituary-text' || form.fields.content !== '')
    return <Text {...{ screen, settings, form }} />
  return <Beginning settings={settings} />
}

const ways = (['questions', 'empty'] as const).map((value) => ({ value, ...texts.ways[value] }))

const Beginning = ({ settings }: Pick<Props, 'settings'>) => {
  const [way, setWay] = useState<(typeof ways)[number]['value']>('questions')
  return (
    <QuestionScreen
      screen="obituary"
      settings={settings}
      next={way === 'questions' ? 'obituary-answers' : 'obituary-text'}
    >
      <RadioGroup label={texts.howToBegin} isLabelHidden value={way} onChange={setWay} options={ways} />
    </QuestionScreen>
  )
}

const Text = ({ screen, settings, form }: Props & { form: ReturnType<typeof useObituaryForm> }) => {
  const answers = useAnswers(settings)
  const save = async () => {
    if (!form.isChanged) return true
    const isSaved = (await form.save()) === null
    if (isSaved) answers.drop()
    return isSaved
  }
  const isDraft = form.fields.content !== '' && form.fields.content === answers.fields.composed
  return (
    <QuestionScreen
      {...{ screen, settings, save }}
      hint={isDraft ? texts.aboutDraft : undefined}
      previous={
        answers.joined !== '' ? 'obituary-answers' : form.fields.content === '' ? 'obituary' : undefined
      }
    >
      <div className="obituary-tab">
        <StoryField form={form} hint={editorTexts.storyHint} />
      </div>
    </QuestionScreen>
  )
}
