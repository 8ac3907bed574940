import type { Media } from '../../../../contract/media/media.ts'

/** Lists the copies that this keeper can still be asked about: an administrator all, a helper those of the last day. */
export const listOpenCopies = (items: readonly Media[]) =>
  items.filter((item) => isCopy(item) && item.deletable)

/** Whether the gallery already had a stored file. */
export const isCopy = ({ sameAs }: Media) => sameAs != null
