import { useMemo } from 'react'
import { parseWrittenDate } from '../../../../../domain/calendar/writtenDates.ts'
import type { Edtf } from '../../../../../domain/calendar/edtf.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { addReason } from '../../../../api/addReason.ts'
import { CallError, call } from '../../../../api/call.ts'
import { inParallel } from '../../../../../domain/inParallel.ts'
import { refetchOnce } from '../../../../api/readCache.ts'
import { type ListCache, useListCache } from '../../../../api/useListCache.ts'
import { type DraftEntries, readBases, readValues } from '../../../../ui/drafts/drafts.ts'
import { toast, toastFailure } from '../../../../ui/toasts/toast.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { compareNames, listInverses, type Named, type Naming, takeBackNames } from '../people/naming.ts'
import { toRowDraft, type RowDrafts } from './rowDrafts.ts'

/** The maximum number of rows that 'Save All Changes' saves in parallel. */
const MAX_PARALLEL = 4

/** Returns functions that save one row or all rows. They are memoized, so that rows that receive `save` do not render again. */
export const useSaving = (rowDrafts: RowDrafts) => {
  const { updateCached } = useListCache()
  return useMemo(() => createSaving(rowDrafts, updateCached), [rowDrafts, updateCached])
}

const createSaving = ({ drafts, setError }: RowDrafts, updateCached: ListCache['updateCached']) => {
  const isChanged = ({ id }: Media) => id in drafts.forms.get()
  /** Updates the list before it drops the draft; otherwise, the old text would be visible for a moment. */
  const settle = (saved: Media, sentEntries: DraftEntries) => {
    updateCached('/api/media', (items) => items.map((item) => (item.id === saved.id ? saved : item)))
    drafts.settle(saved.id, sentEntries, toRowDraft(saved))
  }
  /** Saves a row. Resolves to null, or to the error. Adds to `inverses` what takes its new names back. */
  const saveRow = async (item: Media, inverses: Naming[]) => {
    const { id } = item
    const { people, ...textEntries } = drafts.readEntries(id)
    let saved = item
    try {
      if (people) {
        const naming = { ids: [id], ...compareNames(people.base as Named[], people.value as Named[]) }
        const { media } = await call('POST /api/media/people', { body: naming })
        inverses.push(...listInverses([item], naming))
        const { people: _, ...others } = item
        saved = { ...others, ...media[0] }
        settle(saved, { people })
      }
      if (Object.keys(textEntries).length > 0) {
        const body = {
          ...toApiFields(readValues(textEntries), parseWrittenDate),
          base: toApiFields(readBases(textEntries)),
        }
        saved = { ...saved, ...(await call('PUT /api/media/:id', { params: { id }, body })) }
        settle(saved, textEntries)
      }
      setError(id)
      return null
    } catch (error) {
      setError(id, error instanceof CallError ? error.findIssue('title') : undefined)
      return error
    }
  }
  return {
    save: async (item: Media) => {
      if (!isChanged(item)) return toastFailure(texts.noChange)
      const inverses: Naming[] = []
      const error = await refetchOnce(() => saveRow(item, inverses))
      if (error === null) toast({ ...texts.saved, ...offerUndo(inverses) })
      else toastFailure(addReason(texts.updateFailed, error))
    },
    saveAll: async (items: readonly Media[]) => {
      const changedItems = items.filter(isChanged)
      if (changedItems.length === 0) return toastFailure(texts.noChanges)
      let lastError: unknown = null
      const inverses: Naming[] = []
      const saveNext = async (item: Media) => {
        lastError = (await saveRow(item, inverses)) ?? lastError
      }
      await refetchOnce(() => inParallel(changedItems, MAX_PARALLEL, saveNext))
      if (lastError === null) toast({ ...texts.savedAll(changedItems.length), ...offerUndo(inverses) })
      else toastFailure(addReason(texts.someFailed, lastError))
    },
  }
}

/** Texts and dates have the history; what was done to names can be taken back at once, too. */
const offerUndo = (inverses: readonly Naming[]) =>
  inverses.length > 0 ? { undo: () => void takeBackNames(inverses) } : {}

/**
 * Converts a date for the API; an empty date becomes null. `parse` reads a typed one. A date that cannot be parsed is sent as typed, and
 * the server rejects it.
 */
const toApiFields = <T extends object>(fields: T, parse: (text: string) => Edtf | null = () => null) => {
  const { takenAt, ...others } = fields as T & { takenAt?: string }
  if (takenAt === undefined) return others
  return {
    ...others,
    takenAt: takenAt.trim() === '' ? null : (parse(takenAt) ?? (takenAt as Edtf)),
  }
}
