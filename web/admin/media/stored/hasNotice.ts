import type { Media } from '../../../../contract/media/media.ts'

/** Whether to show a notice about a stored file. True if the gallery already had the file, or if the file has several pages. */
export const hasNotice = (item: Media) => isCopy(item) || item.pages != null

/** Whether the gallery already had a stored file. */
export const isCopy = ({ sameAs }: Media) => sameAs != null
