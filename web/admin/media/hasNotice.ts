import type { Media } from '../../../contract/media/media.ts'

/** Whether to show a notice about a stored file: the gallery already had it, or it has several pages. */
export const hasNotice = ({ sameAs, pages }: Media) => sameAs != null || pages != null
