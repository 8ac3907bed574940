import { useCallback } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { useChange } from '../../../../api/useChange.ts'
import type { Toast } from '../../../../ui/toasts/toast.ts'
import { sheetTexts } from '../../sheetTexts.ts'
import { manageTexts as texts } from '../../texts.ts'

/** Milliseconds that a toast with Undo stays: long enough to read it and to reach the button. */
export const UNDO_MS = 15_000

export type SetVisible = (items: readonly Media[], visible: boolean) => void

/**
 * Returns a stable function that hides items from visitors, or shows them again. Undo in the toast reverses only the
 * items that this call changed.
 */
export const useVisibility = (): SetVisible => {
  const { mutate } = useChange('POST /api/media/visibility', {
    success: ({ media }, { body }): Toast => ({
      ...describeChange(media, body.visible),
      duration: UNDO_MS,
      undo: () => mutate({ body: { ...body, visible: !body.visible } }),
    }),
    failure: texts.updateFailed,
  })
  return useCallback(
    (items, visible) => {
      const ids = items.filter(({ hidden }) => hidden === visible).map(({ id }) => id)
      mutate({ body: { ids, visible } })
    },
    [mutate],
  )
}

const describeChange = (items: readonly Media[], visible: boolean) => {
  const [only] = items
  if (!only || items.length > 1) return (visible ? sheetTexts.shown : sheetTexts.hidden)(items.length)
  if (!visible) return texts.hiding(only.title)
  return only.published ? texts.showing(only.title) : texts.showingLater(only.title)
}
