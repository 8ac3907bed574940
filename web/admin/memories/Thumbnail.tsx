import type { Media } from '../../../contract/media/media.ts'
import { Photo } from '../../media/Photo.tsx'

/** A square thumbnail with the item's title as its accessible name. It shows a drawing if the picture's file does not load. */
export const Thumbnail = ({ item }: { item: Media }) => (
  <span className="memory-thumbnail">
    <Photo item={item} fit="crop" sizes="120px" fallback="/pictures/placeholder.svg" />
  </span>
)
