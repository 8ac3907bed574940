import type { WithSuffix } from '../../../../contract/media/history.ts'
import type { MediaText } from '../../../../contract/media/media.ts'
import { isSameText, makeText } from '../rows/text.ts'

export interface UndoableEdit extends WithSuffix<MediaText, '_before'>, WithSuffix<MediaText, '_after'> {
  visitor: string | null
}

/**
 * Finds the text that an item had before a visitor changed it. A field is restored only if it still has the value that this
 * visitor gave it. `edits` are all edits of the item, oldest first. Returns null if there is nothing left to undo.
 */
export function findTextBefore(
  edits: readonly UndoableEdit[],
  visitor: string,
  currentText: MediaText,
): MediaText | null {
  const textBefore = makeText((field) => {
    const steps = edits.map((edit) => ({
      before: edit[`${field}_before`],
      after: edit[`${field}_after`],
      visitor: edit.visitor,
    }))
    return findValueBefore(steps, visitor, currentText[field])
  })
  return isSameText(textBefore, currentText) ? null : textBefore
}

interface Step {
  before: string | null
  after: string | null
  visitor: string | null
}

/**
 * Returns the value that a field had before this visitor's latest changes. Goes back through the changes from the current value,
 * and stops at a change by another person.
 */
function findValueBefore(
  steps: readonly Step[],
  visitor: string,
  currentValue: string | null,
): string | null {
  let value = currentValue
  for (const step of steps.filter(({ before, after }) => before !== after).toReversed()) {
    if (step.visitor !== visitor || step.after !== value) break
    value = step.before
  }
  return value
}
