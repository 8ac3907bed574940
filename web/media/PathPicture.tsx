import type { ImgHTMLAttributes } from 'react'
import type { PictureShape } from '../../contract/media/pictureShape.ts'
import { toFileUrl } from '../api/urls.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { listPathSources } from './pathSources.ts'
import { usePictureFailure } from './usePictureFailure.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  /** the path of the picture in the API's responses; if null, the fallback is shown */
  path: string | null
  /** the path of a drawing, shown if there is no picture or if the picture fails to load */
  fallback?: string | undefined
  alt: string
  /** the width and height of the picture, to choose its size and, unless `style` is set, to reserve its space before it has loaded */
  shape?: PictureShape | undefined
}

/** Shows a picture by its path: the portrait, or the picture of the obituary or of a service. */
export const PathPicture = ({ path, fallback = defaultPortrait, alt, shape, ...rest }: Props) => {
  const { ref, hasFailed, onError } = usePictureFailure(path)
  const shownPath = hasFailed ? null : path
  return (
    <img
      decoding="async"
      style={shownPath && shape ? { aspectRatio: `${shape.width} / ${shape.height}` } : undefined}
      {...rest}
      {...(shownPath ? listPathSources(shownPath, shape) : { src: toFileUrl(fallback) })}
      key={shownPath}
      ref={ref}
      alt={alt}
      onError={onError}
    />
  )
}
