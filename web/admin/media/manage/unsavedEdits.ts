import { createContext, use } from 'react'
import { openStore } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'
import { baseOf, type Edit, type Edited, type Edits, withEdit, withoutItem, withoutSaved } from './edits.ts'

export type UnsavedEdits = ReturnType<typeof openUnsavedEdits>

/** Holds what is typed, so that a keystroke draws one row anew and not two thousand. */
export const openUnsavedEdits = () => {
  const edits = openStore<Edits>(new Map())
  /** what the server found wrong with the title of a row, until it is typed in again */
  const errors = openStore<ReadonlyMap<string, string>>(new Map())
  /** what was stored in the fields of a row when their typing began */
  const bases = new Map<string, Edit>()
  const clearError = (id: string) => {
    if (errors.get().has(id)) errors.set(new Map([...errors.get()].filter(([other]) => other !== id)))
  }
  return {
    edits,
    errors,
    type: (item: Edited, typed: Edit) => {
      if (typed.title !== undefined) clearError(item.id)
      bases.set(item.id, baseOf(item, edits.get().get(item.id), bases.get(item.id)))
      edits.set(withEdit(edits.get(), item, typed))
    },
    clearSaved: (item: Edited, sent: Edit) => {
      clearError(item.id)
      bases.set(item.id, baseOf(item))
      edits.set(withoutSaved(edits.get(), item, sent))
    },
    clear: (id: string) => edits.set(withoutItem(edits.get(), id)),
    baseOf: (id: string) => bases.get(id),
    showError: (id: string, message: string | undefined) => {
      if (message) errors.set(new Map(errors.get()).set(id, message))
      else clearError(id)
    },
  }
}

export const UnsavedEditsContext = createContext(openUnsavedEdits())

export const useUnsavedEdits = () => use(UnsavedEditsContext)

/** What is typed into one row. */
export const useEdit = (id: string) => useStore(useUnsavedEdits().edits, (edits) => edits.get(id))

export const useTitleError = (id: string) => useStore(useUnsavedEdits().errors, (errors) => errors.get(id))

/** How many rows hold something not saved. */
export const useUnsavedCount = ({ edits }: UnsavedEdits) => useStore(edits, ({ size }) => size)
