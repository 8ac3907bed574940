import { findDirection } from '../../../domain/direction.ts'
import { typeset } from '../../ui/typeset.ts'

/** The question on a table card, above the memory that answers it. */
export const MemoryQuestion = ({ question, id }: { question: string; id?: string }) => (
  <p id={id} className="memory-question" dir={findDirection(question)}>
    {typeset(question)}
  </p>
)
