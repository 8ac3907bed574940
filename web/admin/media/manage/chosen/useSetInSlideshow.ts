import { useCallback } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { useReversibleChange } from '../../../../api/useUndo.ts'
import { useListCache } from '../../../../api/useListCache.ts'
import type { Toast } from '../../../../ui/toasts/toast.ts'
import { sheetTexts as texts } from '../../sheetTexts.ts'

type Marked = Pick<Media, 'id' | 'inSlideshow'>

interface Options {
  onSuccess?: () => void
  onSettled?: () => void
}

/**
 * Returns a function that puts each of the items into the slideshow, or leaves it out, as `isIn` says. Sends only the items whose
 * mark changes, because another keeper may be choosing among the others. All of them are one request. One Undo takes them back,
 * except those that another keeper had changed already. The function stays the same across renders. `describe` makes the message
 * about the changed items.
 */
export function useSetInSlideshow(describe: (changed: readonly Media[]) => Toast = describeChange) {
  const { updateCached } = useListCache()
  const { mutate } = useReversibleChange('POST /api/media/in-slideshow', (undo) => ({
    success: ({ media }) =>
      media.length === 0
        ? texts.slideshowUnchanged
        : { ...describe(media), undo: () => undo({ body: { marks: reverse(media) } }) },
    failure: texts.failed,
    // until the list has been fetched again, a second press would otherwise see the earlier marks
    onSuccess: ({ media }) => {
      const marks = new Map(media.map(({ id, inSlideshow }) => [id, inSlideshow]))
      updateCached('/api/media', (items) =>
        items.map((item) => ({ ...item, inSlideshow: marks.get(item.id) ?? item.inSlideshow })),
      )
    },
  }))
  return useCallback(
    <Item extends Marked>(items: readonly Item[], isIn: (item: Item) => boolean, options: Options = {}) => {
      const changedItems = items.filter((item) => item.inSlideshow !== isIn(item))
      if (changedItems.length > 0) mutate({ body: { marks: reverse(changedItems) } }, options)
    },
    [mutate],
  )
}

const reverse = (items: readonly Marked[]) =>
  items.map(({ id, inSlideshow }) => ({ id, inSlideshow: !inSlideshow }))

function describeChange(changedItems: readonly Media[]): Toast {
  const putIn = changedItems.filter(({ inSlideshow }) => inSlideshow)
  return texts.slideshowChanged(putIn.length, changedItems.length - putIn.length)
}
