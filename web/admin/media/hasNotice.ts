import type { Media } from '../../../contract/media.ts'

/** Whether a stored file is one that the keeper is told of: the gallery had it before, or it has more pages. */
export const hasNotice = ({ sameAs, pages }: Media) => sameAs != null || pages != null
