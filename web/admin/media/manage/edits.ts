import type { Media } from '../../../../contract/media.ts'

export type Words = Pick<Media, 'id' | 'title' | 'description'>
/** What was typed into a row and not saved yet; absent fields are as stored. */
export interface Edit {
  title?: string
  description?: string
}
/** By the id of the item. */
export type Edits = ReadonlyMap<string, Edit>

/** The words a row shows: as typed, else as stored. */
export const shownWords = (item: Words, edit: Edit | undefined) => ({
  title: edit?.title ?? item.title,
  description: edit?.description ?? item.description ?? '',
})

/** What is typed back to what is stored is no change. */
export const edited = (edits: Edits, item: Words, typed: Edit): Edits => {
  const all = { ...edits.get(item.id), ...typed }
  const stored = shownWords(item, undefined)
  const left: Edit = {
    ...(all.title !== undefined && all.title !== stored.title ? { title: all.title } : {}),
    ...(all.description !== undefined && all.description !== stored.description
      ? { description: all.description }
      : {}),
  }
  const next = new Map(edits)
  if (Object.keys(left).length > 0) next.set(item.id, left)
  else next.delete(item.id)
  return next
}

/** After saving `sent`: what was typed meanwhile stays. */
export const saved = (edits: Edits, item: Words, sent: Edit): Edits => {
  const now = edits.get(item.id)
  if (!now) return edits
  const typedMeanwhile: Edit = {
    ...(now.title !== undefined && now.title !== sent.title ? { title: now.title } : {}),
    ...(now.description !== undefined && now.description !== sent.description
      ? { description: now.description }
      : {}),
  }
  const without = new Map(edits)
  without.delete(item.id)
  return edited(without, item, typedMeanwhile)
}
