import type { Media } from '../../../../../contract/media/media.ts'
import { Photo } from '../../../../media/Photo.tsx'
import type { SheetDrag } from './useSheetPointer.ts'

interface Props extends Pick<SheetDrag, 'x' | 'y'> {
  items: readonly Media[]
}

export const DraggedPictures = ({ items, x, y }: Props) => (
  <div className="held-pictures" style={{ left: x, top: y }} aria-hidden="true">
    {items[0] && <Photo item={items[0]} fit="crop" sizes="150px" />}
    {items.length > 1 && <span>{items.length}</span>}
  </div>
)
