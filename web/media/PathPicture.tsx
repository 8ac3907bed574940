import type { ImgHTMLAttributes } from 'react'
import type { PictureShape } from '../../contract/pictureShape.ts'
import { fileUrl } from '../api/links.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { pathSources } from './pathSources.ts'
import { usePictureFailure } from './usePictureFailure.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  /** an `imagePath` or `portraitPath`; null shows the fallback */
  path: string | null
  /** path of the drawing shown when there is no picture or it cannot be had */
  fallback?: string | undefined
  alt: string
  /** where it is known, the place is reserved in it */
  shape?: PictureShape | undefined
}

/** A picture of which only the path is known: the portrait, the obituary's or a service's. */
export const PathPicture = ({ path, fallback = defaultPortrait, alt, shape, ...rest }: Props) => {
  const { ref, hasFailed, onError } = usePictureFailure(path)
  const shown = hasFailed ? null : path
  return (
    <img
      decoding="async"
      style={shown && shape ? { aspectRatio: `${shape.width} / ${shape.height}` } : undefined}
      {...rest}
      {...(shown ? pathSources(shown) : { src: fileUrl(fallback) })}
      key={shown}
      ref={ref}
      alt={alt}
      onError={onError}
    />
  )
}
