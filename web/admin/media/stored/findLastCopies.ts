import type { Media } from '../../../../contract/media/media.ts'

type StoredItem = Pick<Media, 'id' | 'sameAsId'>

/**
 * Finds the ids of copies whose earlier item has been deleted since. To remove them would remove the photograph. A gallery
 * without the copy itself was read before the copy was stored, and may lack the earlier item as well.
 */
export const findLastCopies = (
  items: readonly StoredItem[],
  gallery: readonly StoredItem[] | undefined,
): ReadonlySet<string> => {
  const ids = new Set(gallery?.map(({ id }) => id))
  const isLastCopy = ({ id, sameAsId }: StoredItem) => sameAsId != null && ids.has(id) && !ids.has(sameAsId)
  return new Set(items.filter(isLastCopy).map(({ id }) => id))
}
