import { useChange } from '../../../api/useChange.ts'
import type { Media } from '../../../../contract/media.ts'
import type { Toast } from '../../../ui/toast.ts'
import { sheetTexts as texts } from '../sheetTexts.ts'
import { UNDO_FOR } from './useVisibility.ts'

/** Hides items from visitors together, or shows them again, at once; the toast takes it back for those that were not so before. */
export const useManyVisible = () => {
  const { mutate } = useChange('POST /api/media/visibility', {
    success: (_, { body }): Toast => ({
      ...(body.visible ? texts.shown : texts.hidden)(body.ids.length),
      duration: UNDO_FOR,
      undo: () => mutate({ body: { ...body, visible: !body.visible } }),
    }),
    failure: texts.failed,
  })
  return (items: readonly Media[], visible: boolean) => {
    const ids = items.filter(({ hidden }) => hidden === visible).map(({ id }) => id)
    mutate({ body: { ids, visible } })
  }
}
