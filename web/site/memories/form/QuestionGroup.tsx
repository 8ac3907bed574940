import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { MemoryQuestion } from '../MemoryQuestion.tsx'
import { formTexts as texts } from '../../../../languages/en/visitors/memories.ts'

interface Props {
  /** an empty string if the memory answers no question */
  question: string
  onRemove: () => void
  /** the fields in which the question is answered */
  children: ReactNode
}

/** The question above the fields that answer it. Screen readers read it when the focus enters these fields. */
export const QuestionGroup = ({ question, onRemove, children }: Props) => {
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
      {children}
    </div>
  )
}
