import { type ImgHTMLAttributes, useLayoutEffect, useRef, useState } from 'react'
import type { PictureShape } from '../../contract/pictureShape.ts'
import { fileUrl } from '../api/links.ts'
import { pathSources } from './pathSources.ts'

interface Props extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'alt'> {
  /** an `imagePath` or `portraitPath`; null shows the fallback */
  path: string | null
  /** path of the drawing shown when there is no picture or it cannot be had */
  fallback: string
  alt: string
  /** where it is known, the place is reserved in it */
  shape?: PictureShape | undefined
}

/** A picture of which only the path is known: the portrait, the obituary's or a service's. */
export const PathPicture = ({ path, fallback, alt, shape, ...rest }: Props) => {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const shown = path && path !== failed ? path : null
  // one drawn by the server may have failed before anyone listened
  useLayoutEffect(() => {
    const { complete, naturalWidth, currentSrc } = image.current ?? {}
    if (shown && complete && currentSrc && naturalWidth === 0) setFailed(shown)
  }, [shown])
  return (
    <img
      decoding="async"
      style={shown && shape ? { aspectRatio: `${shape.width} / ${shape.height}` } : undefined}
      {...rest}
      {...(shown ? pathSources(shown) : { src: fileUrl(fallback) })}
      key={shown}
      ref={image}
      alt={alt}
      onError={() => setFailed(shown)}
    />
  )
}
