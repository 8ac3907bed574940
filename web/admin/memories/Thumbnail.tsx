import type { Media } from '../../../contract/media/media.ts'
import { Photo } from '../../media/Photo.tsx'

/** A square thumbnail with the title as its accessible name; a drawing if the file does not load. */
export const Thumbnail = ({ item }: { item: Media }) => (
  <span className="memory-thumbnail">
    <Photo item={item} fit="crop" sizes="120px" fallback="/pictures/placeholder.svg" />
  </span>
)
