import type { Media } from '../../../../contract/media/media.ts'

/** Whether to show a notice about a stored file. True if the gallery already had the file, or if the file has several pages. */
export const hasNotice = ({ sameAs, pages }: Media) => sameAs != null || pages != null
