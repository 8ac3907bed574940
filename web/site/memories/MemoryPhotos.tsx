import type { Media } from '../../../contract/media.ts'
import { isCopy } from '../../api/isCopy.ts'
import { DownloadButton } from '../../media/DownloadButton.tsx'
import { OpenMedia } from '../../media/OpenMedia.tsx'
import { Photo } from '../../media/Photo.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { photoSizes } from './firstScreen.ts'
import { texts } from './texts.ts'

interface Props {
  photos: readonly Media[]
  eager: boolean
  drawn: boolean
  onShow: (id: string, among: readonly Media[]) => void
  onEdit: (photo: Media) => void
}

/** The photos of one memory, whole, in rows in which all have one height. */
export const MemoryPhotos = ({ photos, eager, drawn, onShow, onEdit }: Props) => (
  <ul className="memory-photos">
    {photos.map((photo) => (
      <li key={photo.id} className={isWide(photo) ? 'wide' : undefined} style={{ '--ratio': ratioOf(photo) }}>
        <OpenMedia item={photo} onShow={() => onShow(photo.id, photos)}>
          <Photo item={photo} sizes={photoSizes} eager={eager && photo.fileType === 'image'} drawn={drawn} />
        </OpenMedia>
        <div className="memory-caption">
          <p>
            {!photo.untitled && photo.title}
            {photo.description && <span>{photo.description}</span>}
          </p>
          <div>
            <DownloadButton item={photo} className="bare" />
            {!isCopy && (
              <IconButton
                icon="edit"
                label={`${texts.edit} ${photo.title}`}
                className="bare"
                onClick={() => onEdit(photo)}
              />
            )}
          </div>
        </div>
      </li>
    ))}
  </ul>
)

const ratioOf = ({ width, height }: Pick<Media, 'width' | 'height'>) => (width || 4) / (height || 3)

/** Panoramas have a row to themselves. */
const isWide = (photo: Media) => ratioOf(photo) > 2.4
