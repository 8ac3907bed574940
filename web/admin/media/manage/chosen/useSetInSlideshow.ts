import { useCallback } from 'react'
import type { EndpointResponse } from '../../../../api/endpoints.ts'
import type { Media } from '../../../../../contract/media/media.ts'
import { useChange } from '../../../../api/useChange.ts'
import type { Toast } from '../../../../ui/toasts/toast.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'

type Marked = Pick<Media, 'id' | 'inSlideshow'>
type Response = EndpointResponse<'POST /api/media/in-slideshow'>

/**
 * Returns a function that puts each of the items into the slideshow, or leaves it out, as `isIn` says. Only items whose mark
 * changes are sent, so that another keeper's marks on the others stay, in one request with one Undo. The function stays the same
 * across renders. `describe` makes the message about the changed items.
 */
export function useSetInSlideshow(describe: (changed: readonly Media[]) => Toast = describeChange) {
  const { mutate } = useChange('POST /api/media/in-slideshow', {
    success: ({ media }): Toast => ({
      ...describe(media),
      undo: () => mutate({ body: { marks: reverse(media) } }),
    }),
    failure: texts.failed,
  })
  return useCallback(
    <Item extends Marked>(
      items: readonly Item[],
      isIn: (item: Item) => boolean,
      options: { onSuccess?: (response: Response) => void } = {},
    ) => {
      const changed = items.filter((item) => item.inSlideshow !== isIn(item))
      if (changed.length > 0) mutate({ body: { marks: reverse(changed) } }, options)
    },
    [mutate],
  )
}

const reverse = (items: readonly Marked[]) =>
  items.map(({ id, inSlideshow }) => ({ id, inSlideshow: !inSlideshow }))

function describeChange(changed: readonly Media[]): Toast {
  const putIn = changed.filter(({ inSlideshow }) => inSlideshow)
  const leftOut = changed.length - putIn.length
  return texts.slideshowChanged(putIn.length, leftOut)
}
