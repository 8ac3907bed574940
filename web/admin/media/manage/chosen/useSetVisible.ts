import { useCallback } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { useReversibleChange } from '../../../../api/useUndo.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'

export type SetVisible = (items: readonly Media[], visible: boolean) => void

/**
 * Returns a function that hides items from visitors or shows them again. The function stays the same across renders. The Undo
 * button in the toast affects only the items that the call has changed.
 */
export const useSetVisible = (): SetVisible => {
  const { mutate } = useReversibleChange('POST /api/media/visibility', (undo) => ({
    success: ({ media }, { body }) => ({
      ...describeChange(media, body.visible),
      undo: () => undo({ body: { ...body, visible: !body.visible } }),
    }),
    failure: texts.updateFailed,
  }))
  return useCallback(
    (items, visible) => {
      const ids = items.filter(({ hidden }) => hidden === visible).map(({ id }) => id)
      mutate({ body: { ids, visible } })
    },
    [mutate],
  )
}

const describeChange = (items: readonly Media[], visible: boolean) => {
  const [firstItem] = items
  if (!firstItem || items.length > 1) return (visible ? sheetTexts.shown : sheetTexts.hidden)(items.length)
  if (!visible) return texts.hiding(firstItem.title)
  return firstItem.published ? texts.showing(firstItem.title) : texts.showingLater(firstItem.title)
}
