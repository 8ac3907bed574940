import type { Answer } from '../../../../contract/media/answers.ts'
import { foldConfusables } from '../../../../domain/foldConfusables.ts'

/** Answers of one or several people that say the same about a photograph. */
export interface AnswerGroup extends Pick<Answer, 'kind' | 'value' | 'takenAt'> {
  ids: string[]
  /** the names of those who said it, each once */
  names: string[]
  /** how many said it without a name */
  namelessCount: number
}

/** Groups what people said alike: the same date in whatever words, the same name or place in whatever case. What can differ is next to each other. */
export function groupAnswers(answers: readonly Answer[]): AnswerGroup[] {
  const groups = new Map<string, AnswerGroup>()
  for (const { id, kind, value, takenAt, from } of answers) {
    const key = `${kind} ${takenAt ?? fold(value)}`
    const group = groups.get(key) ?? { kind, value, takenAt, ids: [], names: [], namelessCount: 0 }
    groups.set(key, group)
    group.ids.push(id)
    if (from === null) group.namelessCount += 1
    else if (!group.names.some((name) => fold(name) === fold(from))) group.names.push(from)
  }
  return kinds.flatMap((kind) => [...groups.values()].filter((group) => group.kind === kind))
}

/** The kinds of answers, in the order in which they are shown. */
const kinds: readonly Answer['kind'][] = ['who', 'remark', 'when', 'where']

const fold = (text: string) => foldConfusables(text).toLowerCase()
