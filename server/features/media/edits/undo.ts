import type { WithSuffix } from '../../../../contract/media/history.ts'
import type { MediaText } from '../../../../contract/media/media.ts'
import { isSameText, makeText, type TextField } from '../rows/text.ts'

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
  const textBefore = makeText((field) => findValueBefore(edits, visitor, field, currentText[field]))
  return isSameText(textBefore, currentText) ? null : textBefore
}

/**
 * Returns the value that a field had before this visitor's latest changes. Goes back through the changes from the current value,
 * and stops at a change by another person.
 */
function findValueBefore(
  edits: readonly UndoableEdit[],
  visitor: string,
  field: TextField,
  currentValue: string | null,
): string | null {
  let value = currentValue
  for (const edit of edits.toReversed()) {
    const [before, after] = [edit[`${field}_before`], edit[`${field}_after`]]
    if (before === after) continue
    if (edit.visitor !== visitor || after !== value) break
    value = before
  }
  return value
}
