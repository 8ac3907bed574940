import { useCallback } from 'react'
import type { ResponseOf } from '../../../contract/endpoint.ts'
import type { setInSlideshowEndpoint } from '../../../contract/media/chosenMedia.ts'
import type { Media } from '../../../contract/media/media.ts'
import { useReversibleChange } from '../../api/useUndo.ts'
import { useListCache } from '../../api/useListCache.ts'
import type { Toast } from '../../ui/toasts/toast.ts'
import { sheetTexts as texts } from '../../../languages/en/dashboard/sheet.ts'

type Marked = Pick<Media, 'id' | 'inSlideshow' | 'cameLater'>

interface Options {
  onSuccess?: () => void
  onSettled?: () => void
}

/**
 * Returns a function that puts items into the slideshow, or leaves them out, as `isIn` says, in one request. Sends only those that
 * change, or about which nobody has decided, because another keeper may be choosing among the others. One Undo takes them back,
 * except those that another keeper has changed since. The function stays the same across renders. `describe` makes the message.
 */
export function useSetInSlideshow(describe: (changed: readonly Media[]) => Toast = describeChange) {
  const { updateCached } = useListCache()
  const { mutate } = useReversibleChange('POST /api/media/in-slideshow', (undo) => ({
    success: (response) =>
      response.media.length === 0
        ? texts.slideshowUnchanged
        : { ...describe(response.media), undo: () => undo({ body: reverse(response) }) },
    failure: texts.failed,
    // until the list has been fetched again, a second press would otherwise see the earlier marks
    onSuccess: ({ media }) => {
      const changedItems = new Map(media.map((item) => [item.id, item]))
      updateCached('/api/media', (items) =>
        items.map((item) => {
          const { inSlideshow, cameLater } = changedItems.get(item.id) ?? item
          return { ...item, inSlideshow, cameLater }
        }),
      )
    },
  }))
  return useCallback(
    <Item extends Marked>(items: readonly Item[], isIn: (item: Item) => boolean, options: Options = {}) => {
      const marks = items
        .filter((item) => item.cameLater === true || item.inSlideshow !== isIn(item))
        .map((item) => ({ id: item.id, inSlideshow: isIn(item) }))
      if (marks.length > 0) mutate({ body: { marks } }, options)
    },
    [mutate],
  )
}

/** Makes the request that restores the earlier marks. */
function reverse({ media, decided, wasChosen }: ResponseOf<typeof setInSlideshowEndpoint>) {
  const decidedIds = new Set(decided)
  return {
    marks: media.map(({ id, inSlideshow }) =>
      decidedIds.has(id)
        ? { id, inSlideshow: false, cameLater: true as const }
        : { id, inSlideshow: !inSlideshow },
    ),
    ...(!wasChosen && { isChosen: false as const }),
  }
}

function describeChange(changedItems: readonly Media[]): Toast {
  const putIn = changedItems.filter(({ inSlideshow }) => inSlideshow)
  return texts.slideshowChanged(putIn.length, changedItems.length - putIn.length)
}
