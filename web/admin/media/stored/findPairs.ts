import type { Media } from '../../../../contract/media/media.ts'
import { isCopy } from './openCopies.ts'

/** The part by which one of two pictures must have more pixels, because sizes are rounded. */
const TOLERANCE = 1.02

export interface Pair {
  copy: Media
  /** the item that it equals: one of the gallery, or else the largest of those that look the same, the earliest if several are as large */
  earlierItem: Media
  /** whether the gallery is better off with the file of the copy */
  isLarger: boolean
}

/** Finds the pictures that the family already has, or perhaps has, in the gallery or among `copies` themselves. */
export function findPairs(copies: readonly Media[], gallery: readonly Media[]): Pair[] {
  const items = new Map([...copies, ...gallery].map((item) => [item.id, item]))
  const samePairs = copies.filter(isCopy).flatMap((copy) => {
    const earlierItem = items.get(copy.sameAsId ?? '')
    return earlierItem ? { copy, earlierItem, isLarger: false } : []
  })
  const others = copies.filter((copy) => !isCopy(copy))
  return [...samePairs, ...findAlikePairs(others, gallery)]
}

/**
 * An item of the gallery is only in one pair with a larger copy, because it can take one. So no picture is lost if all copies that are
 * not larger are left out.
 */
function findAlikePairs(copies: readonly Media[], gallery: readonly Media[]): Pair[] {
  const galleryItems = new Map(gallery.map((item) => [item.id, item]))
  const copiesById = new Map(copies.map((copy) => [copy.id, copy]))
  const groups = new Map<string, Media[]>()
  for (const copy of copies) {
    const firstId = findFirstId(copy, copiesById)
    groups.set(firstId, [...(groups.get(firstId) ?? []), copy])
  }
  return [...groups].flatMap(([firstId, group]) => {
    const first = copiesById.get(firstId)
    const largest = [...(first ? [first] : []), ...group].reduce((best, copy) =>
      isLarger(copy, best) ? copy : best,
    )
    const inGallery = galleryItems.get(firstId)
    return group
      .map((copy) => ({
        copy,
        earlierItem: inGallery ?? largest,
        isLarger: inGallery !== undefined && copy === largest && isLarger(copy, inGallery),
      }))
      .filter(({ copy, earlierItem }) => copy !== earlierItem)
  })
}

/** Finds the id of the first of the items that are the same: in the gallery, or else among the copies. */
function findFirstId(item: Media, copies: ReadonlyMap<string, Media>): string {
  const earlier = item.sameAsId == null ? undefined : copies.get(item.sameAsId)
  return earlier ? findFirstId(earlier, copies) : (item.sameAsId ?? item.id)
}

type Picture = Pick<Media, 'fileType' | 'fileSize' | 'width' | 'height' | 'adjustment'>

/** Whether the file of one photograph has more pixels than that of another. The same file, cropped here, has as many as before. */
export const isLarger = (a: Picture, b: Picture) =>
  a.fileType === 'image' &&
  b.fileType === 'image' &&
  a.fileSize !== b.fileSize &&
  countPixels(a) > countPixels(b) * TOLERANCE

function countPixels({ width, height, adjustment }: Picture) {
  const { width: shownWidth, height: shownHeight } = adjustment?.crop ?? { width: 1, height: 1 }
  return ((width ?? 0) * (height ?? 0)) / (shownWidth * shownHeight)
}
