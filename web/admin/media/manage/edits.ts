import type { Media } from '../../../../contract/media.ts'
import { makeText, type TextField, textFields, type TypedText } from '../../../media/mediaText.ts'

export type Edited = Pick<Media, 'id' | TextField>
/** What was typed into a row and not saved yet; absent fields are as stored. */
export type Edit = Partial<TypedText>
/** By the id of the item. */
export type Edits = ReadonlyMap<string, Edit>

/** The text a row shows: as typed, else as stored. */
export const shownText = (item: Edited, edit: Edit = {}) =>
  makeText((field) => edit[field] ?? item[field] ?? '')

/** What was stored in each field when its typing began; in one that was not typed into `before`, what is stored now. */
export const baseOf = (item: Edited, before: Edit = {}, base: Edit = {}) =>
  makeText((field) => (before[field] === undefined ? undefined : base[field]) ?? item[field] ?? '')

/** What is typed back to what is stored is no change. */
export const withEdit = (edits: Edits, item: Edited, typed: Edit): Edits => {
  const left = differing({ ...edits.get(item.id), ...typed }, shownText(item))
  const next = new Map(edits)
  if (Object.keys(left).length > 0) next.set(item.id, left)
  else next.delete(item.id)
  return next
}

/** After saving `sent`: what was typed meanwhile stays. */
export const withoutSaved = (edits: Edits, item: Edited, sent: Edit): Edits => {
  const typed = edits.get(item.id)
  return typed ? withEdit(withoutItem(edits, item.id), item, differing(typed, sent)) : edits
}

export const withoutItem = (edits: Edits, id: string): Edits =>
  new Map([...edits].filter(([other]) => other !== id))

/** The fields of an edit that say something else than `others`. */
const differing = (edit: Edit, others: Edit): Edit =>
  Object.fromEntries(
    textFields.flatMap((field) =>
      edit[field] !== undefined && edit[field] !== others[field] ? [[field, edit[field]]] : [],
    ),
  )
