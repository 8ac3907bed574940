import { useMemo } from 'react'
import { parseWrittenDate } from '../../../../../domain/calendar/writtenDates.ts'
import type { Edtf } from '../../../../../domain/calendar/edtf.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { addReason } from '../../../../api/addReason.ts'
import { CallError, call } from '../../../../api/call.ts'
import { inParallel } from '../../../../../domain/inParallel.ts'
import { refetchOnce } from '../../../../api/readCache.ts'
import { type ListCache, useListCache } from '../../../../api/useListCache.ts'
import { readBases, readValues } from '../../../../ui/drafts/drafts.ts'
import { toast, toastFailure } from '../../../../ui/toasts/toast.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
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
  /**
   * Saves a row. Resolves to null, or to the error. Updates the list before it drops the draft; otherwise, the old text would be
   * visible for a moment.
   */
  const saveRow = async ({ id }: Media) => {
    const sentEntries = drafts.readEntries(id)
    try {
      const body = {
        ...toApiFields(readValues(sentEntries), parseWrittenDate),
        base: toApiFields(readBases(sentEntries)),
      }
      const answer = await call('PUT /api/media/:id', { params: { id }, body })
      updateCached('/api/media', (items) =>
        items.map((item) => (item.id === id ? { ...item, ...answer } : item)),
      )
      drafts.settle(id, sentEntries, toRowDraft(answer))
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
      const error = await refetchOnce(() => saveRow(item))
      if (error === null) toast(texts.saved)
      else toastFailure(addReason(texts.updateFailed, error))
    },
    saveAll: async (items: readonly Media[]) => {
      const changedItems = items.filter(isChanged)
      if (changedItems.length === 0) return toastFailure(texts.noChanges)
      let lastError: unknown = null
      const saveNext = async (item: Media) => {
        lastError = (await saveRow(item)) ?? lastError
      }
      await refetchOnce(() => inParallel(changedItems, MAX_PARALLEL, saveNext))
      if (lastError === null) toast(texts.savedAll(changedItems.length))
      else toastFailure(addReason(texts.someFailed, lastError))
    },
  }
}

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
