import type { Media } from '../../../contract/media.ts'
import { fileUrl } from '../../api/links.ts'
import { DownloadButton } from '../../media/DownloadButton.tsx'
import { Photo } from '../../media/Photo.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
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
        {photo.fileType === 'image' ? (
          <button type="button" className="memory-picture" onClick={() => onShow(photo.id, photos)}>
            <Photo item={photo} sizes={photoSizes} eager={eager} drawn={drawn} />
          </button>
        ) : (
          <Film photo={photo} drawn={drawn} />
        )}
        <div className="memory-caption">
          <p>
            {!photo.untitled && photo.title}
            {photo.description && <span>{photo.description}</span>}
          </p>
          <div>
            <DownloadButton item={photo} className="bare" />
            <Button
              icon
              className="bare"
              aria-label={`${texts.edit} ${photo.title}`}
              onClick={() => onEdit(photo)}
            >
              <Icon name="edit" />
            </Button>
          </div>
        </div>
      </li>
    ))}
  </ul>
)

const Film = ({ photo, drawn }: { photo: Media; drawn: boolean }) => (
  <a className="memory-picture" href={fileUrl(photo.filePath) ?? undefined} target="_blank" rel="noopener">
    <Photo item={photo} sizes={photoSizes} drawn={drawn} />
    <span className="memory-play">
      <Icon name="play" size={28} />
    </span>
    <span className="unseen">{texts.newTab}</span>
  </a>
)

const ratioOf = ({ width, height }: Pick<Media, 'width' | 'height'>) => (width || 4) / (height || 3)

/** Panoramas have a row to themselves. */
const isWide = (photo: Media) => ratioOf(photo) > 2.4
