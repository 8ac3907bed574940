import type { Media } from '../../../../contract/media/media.ts'

/** Lists the copies that this keeper can still be asked about: an administrator all, a helper those of the last day. */
export const listOpenCopies = (items: readonly Media[]) =>
  items.filter(({ sameAs, deletable }) => sameAs != null && deletable)

/** Whether the gallery already had the same bytes. A picture that only looks the same may be another one. */
export const isCopy = ({ sameBytes }: Media) => sameBytes === true
