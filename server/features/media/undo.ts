/** An edit as the table holds it, as far as undoing needs it. */
export interface UndoableEdit {
  title_before: string
  title_after: string
  description_before: string | null
  description_after: string | null
  visitor: string | null
}

export interface Words {
  title: string
  description: string | null
}

/**
 * What an item said before a visitor changed it: for its title and for its description, each only as far as it is
 * still as he left it. `edits` are all of the item's, oldest first. Null when nothing of his still stands.
 */
export function wordsBefore(edits: readonly UndoableEdit[], visitor: string, now: Words): Words | null {
  const titles = edits.map((edit) => step(edit.title_before, edit.title_after, edit.visitor))
  const descriptions = edits.map((edit) =>
    step(edit.description_before, edit.description_after, edit.visitor),
  )
  const before = {
    title: valueBefore(titles, visitor, now.title),
    description: valueBefore(descriptions, visitor, now.description),
  }
  return before.title === now.title && before.description === now.description ? null : before
}

interface Step<T> {
  before: T
  after: T
  visitor: string | null
}

const step = <T>(before: T, after: T, visitor: string | null): Step<T> => ({ before, after, visitor })

/** Goes back from what stands now over this visitor's own unbroken run of changes. */
function valueBefore<T>(steps: readonly Step<T>[], visitor: string, now: T): T {
  let value = now
  for (const { before, after, visitor: who } of steps.filter(isChange).toReversed()) {
    if (who !== visitor || after !== value) break
    value = before
  }
  return value
}

const isChange = <T>({ before, after }: Step<T>) => before !== after
