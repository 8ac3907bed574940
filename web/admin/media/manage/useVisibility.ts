import { useCallback } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { useChange } from '../../../api/useChange.ts'
import type { Toast } from '../../../ui/toast.ts'
import { texts as allTexts } from '../texts.ts'

const texts = allTexts.manage
/** Long enough to read what happened and to reach the button. Milliseconds. */
export const UNDO_FOR = 15_000

export type SetVisible = (item: Pick<Media, 'id'>, visible: boolean) => void

/** Hides items from visitors and shows them again, at once; the toast takes it back. Keeps its identity. */
export const useVisibility = (): SetVisible => {
  const { mutate } = useChange('PUT /api/media/:id/visibility', {
    success: (item, { body }): Toast => ({
      ...announcementOf(item, body.visible),
      duration: UNDO_FOR,
      undo: () => set(item, !body.visible),
    }),
    failure: texts.updateFailed,
  })
  const set: SetVisible = useCallback(
    ({ id }, visible) => mutate({ params: { id }, body: { visible } }),
    [mutate],
  )
  return set
}

const announcementOf = ({ title, published }: Media, visible: boolean) => {
  if (!visible) return texts.hiding(title)
  return published ? texts.showing(title) : texts.showingLater(title)
}
