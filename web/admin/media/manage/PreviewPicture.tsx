import type { ReactNode } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import { toFileUrl } from '../../../api/urls.ts'
import { Photo } from '../../../media/Photo.tsx'
import { makePictureUrl } from '../../../media/pictureSources.ts'

interface Props {
  item: Media
  /** called with a place in the photograph, as fractions of its width and height */
  onTap?: (x: number, y: number) => void
  /** shown over the photograph */
  children?: ReactNode
}

/** The photograph or video of a preview. */
export const PreviewPicture = ({ item, onTap, children }: Props) => {
  if (item.fileType === 'image')
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- buttons have the keys
      <div
        className="preview-picture"
        style={{ '--ratio': (item.width || 4) / (item.height || 3) }}
        onClick={({ currentTarget, clientX, clientY }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          onTap?.((clientX - left) / width, (clientY - top) / height)
        }}
      >
        <Photo item={item} eager moving sizes="(max-width: 767px) 90vw, 760px" />
        {children}
      </div>
    )
  return (
    <video
      className="preview-video"
      controls
      preload="metadata"
      aria-label={item.title}
      src={toFileUrl(item.filePath) ?? undefined}
      poster={item.hasPoster && item.filePath ? makePictureUrl(item.filePath, 'medium') : undefined}
    >
      <track kind="captions" />
    </video>
  )
}
