import type { Media } from '../../../contract/media/media.ts'

/** Whether to show a notice about a stored file. There is one if the gallery already had the file or it has several pages. */
export const hasNotice = ({ sameAs, pages }: Media) => sameAs != null || pages != null
