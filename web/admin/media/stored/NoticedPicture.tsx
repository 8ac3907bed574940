import type { Media } from '../../../../contract/media/media.ts'
import { Photo } from '../../../media/Photo.tsx'

export const NoticedPicture = ({ item, caption }: { item: Media; caption: string | undefined }) => (
  <figure className="noticed-picture">
    <span className="upload-preview">
      <Photo item={item} fit="crop" sizes="112px" fallback="/pictures/placeholder.svg" />
    </span>
    {caption && <figcaption>{caption}</figcaption>}
  </figure>
)
