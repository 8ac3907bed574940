import type { ImgHTMLAttributes } from 'react'
import type { PictureShape } from '../../contract/media/pictureShape.ts'
import { fileUrl } from '../api/links.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { listPathSources } from './pathSources.ts'
import { usePictureFailure } from './usePictureFailure.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  /** an `imagePath` or `portraitPath`; null shows the fallback */
  path: string | null
  /** path of the drawing shown if there is no picture or it fails to load */
  fallback?: string | undefined
  alt: string
  /** reserves the space before the picture has loaded */
  shape?: PictureShape | undefined
}

/** A picture known only by its path: the portrait, or the picture of the obituary or of a service. */
export const PathPicture = ({ path, fallback = defaultPortrait, alt, shape, ...rest }: Props) => {
  const { ref, hasFailed, onError } = usePictureFailure(path)
  const shown = hasFailed ? null : path
  return (
    <img
      decoding="async"
      style={shown && shape ? { aspectRatio: `${shape.width} / ${shape.height}` } : undefined}
      {...rest}
      {...(shown ? listPathSources(shown) : { src: fileUrl(fallback) })}
      key={shown}
      ref={ref}
      alt={alt}
      onError={onError}
    />
  )
}
