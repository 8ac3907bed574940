import type { Media } from '../../../../../contract/media/media.ts'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useUndo } from '../../../../api/useUndo.ts'
import { listInverses } from './naming.ts'

/** Says who is in items. The toast undoes that. */
export const useNaming = (items: readonly Media[]) => {
  const undo = useUndo('POST /api/media/people', { success: texts.namesBack, failure: sheetTexts.failed })
  return useChange('POST /api/media/people', {
    success: (_, { body }) => ({
      ...texts.named,
      undo: () => listInverses(items, body).forEach((inverse) => undo({ body: inverse })),
    }),
    failure: sheetTexts.failed,
  })
}
