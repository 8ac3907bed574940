import type { ReactNode } from 'react'
import type { Media } from '../../../contract/media/media.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { DownloadLink } from '../../media/DownloadLink.tsx'
import { OpenMedia } from '../../media/OpenMedia.tsx'
import { Photo } from '../../media/Photo.tsx'
import { makePhotoAnchor } from '../../media/photoAnchor.ts'
import { IconButton } from '../../ui/Button.tsx'
import { InOrder } from '../../ui/InOrder.tsx'
import { typeset } from '../../ui/typeset.ts'
import type { PhotoUrls } from '../address.ts'
import { isWide, computeRatio, makeSizesAttribute } from './photoSizes.ts'
import { texts } from '../../../languages/en/visitors/memories.ts'

interface Props {
  photos: readonly Media[]
  eager: boolean
  photoUrls: PhotoUrls
  onEdit: (photo: Media) => void
}

/** The photos of one memory, uncropped, in rows of equal height. */
export const MemoryPhotos = ({ photos, eager, photoUrls, onEdit }: Props) => {
  const toSizes = makeSizesAttribute(photos)
  return (
    <ul className="memory-photos">
      {photos.map((photo) => (
        <li
          key={photo.id}
          id={makePhotoAnchor(photo.id)}
          className={isWide(photo) ? 'wide' : undefined}
          style={{ '--ratio': computeRatio(photo) }}
        >
          <OpenMedia item={photo} href={photoUrls.toHref(photo.id)} onShow={() => photoUrls.open(photo.id)}>
            <Photo item={photo} sizes={toSizes(photo)} eager={eager && photo.fileType === 'image'} />
          </OpenMedia>
          <div className="memory-caption">
            <p>
              <InOrder elements={renderTexts(photo)} />
              {photo.shownDate && <span>{typeset(photo.shownDate)}</span>}
            </p>
            <div>
              <DownloadLink item={photo} className="bare" />
              {!isStaticCopy && (
                <IconButton
                  icon="edit"
                  label={`${texts.edit} ${photo.alt ?? photo.title}`}
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
}

const renderTexts = ({ untitled, title, description }: Media): Record<MediaTextIn<'memory'>, ReactNode> => ({
  title: !untitled && typeset(title),
  description: description && <span>{typeset(description)}</span>,
})
