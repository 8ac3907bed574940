import type { Media } from '../../../contract/media.ts'
import { Photo } from '../../media/Photo.tsx'

/** A photo in a small square, which has its title as its name; a drawing where its file cannot be had. */
export const Thumbnail = ({ item }: { item: Media }) => (
  <span className="memory-thumbnail">
    <Photo item={item} fit="crop" sizes="120px" fallback="/pictures/placeholder.svg" />
  </span>
)
