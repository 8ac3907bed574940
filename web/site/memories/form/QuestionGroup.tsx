import { useId, useRef } from 'react'
import { memoryTextLabels } from '../../../../languages/en/visitors/memoryLabels.ts'
import { optionalTextNames } from '../../../memories/memoryText.ts'
import { MemoryTextInput } from '../../../memories/MemoryTextInput.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import type { bindTextInputs } from '../../../ui/fields/Field.tsx'
import { MemoryQuestion } from '../MemoryQuestion.tsx'
import type { DraftFields } from './draft.ts'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'

interface Props {
  /** an empty string if the memory answers no question */
  question: string
  onRemove: () => void
  /** binds a field to the draft */
  input: ReturnType<typeof bindTextInputs<DraftFields>>
}

/** The fields for the memory, below the question that they answer, if any. Screen readers read it when the focus enters these fields. */
export const QuestionGroup = ({ question, onRemove, input }: Props) => {
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  const remove = () => {
    onRemove()
    // the button leaves together with the question
    group.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }
  return (
    // the group stays when the question leaves, so that its fields keep what is typed into them
    <div ref={group} role={question ? 'group' : undefined} aria-labelledby={question ? id : undefined}>
      {question && (
        <div className="question-line">
          <MemoryQuestion id={id} question={question} />
          <IconButton icon="close" label={texts.withoutQuestion} onClick={remove} />
        </div>
      )}
      {optionalTextNames.map((name) => (
        <MemoryTextInput
          key={name}
          name={name}
          {...input(name)}
          label={memoryTextLabels[name]}
          areaClass="memory-words"
          hint={name === 'content' && texts.condolenceHint}
        />
      ))}
    </div>
  )
}
