import type { Media } from '../../contract/media.ts'
import { fileUrl } from '../api/links.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { focalStyle } from './focalStyle.ts'
import { placeholderStyle } from './placeholderStyle.ts'
import { animatedUrl, type Sources, sourcesOf } from './sources.ts'
import { usePictureFailure } from './usePictureFailure.ts'
import { classes } from '../ui/classes.ts'
import './photo.css'

/** From this many times as wide as high on, cutting it would leave the least of it. */
const PANORAMA = 2

interface Props {
  item: Pick<
    Media,
    'title' | 'fileType' | 'filePath' | 'width' | 'height' | 'placeholder' | 'hasPoster' | 'animated'
  > &
    Partial<Pick<Media, 'focalPoint'>>
  /** CSS width at which it is shown, as in `<img sizes>`; with 'crop', the box's longer side */
  sizes: string
  /** 'crop' fills the box it is put into, but for a panorama, which stands in it whole; 'whole' takes the box's width in its own shape */
  fit?: 'whole' | 'crop'
  /** the largest picture it may ask for: 'huge' where it fills the screen */
  largest?: 'large' | 'huge'
  /** asked for with the page; others wait until they are nearly seen */
  eager?: boolean
  /** whether an animated picture moves */
  moving?: boolean
  /** path of the picture shown when this one cannot be */
  fallback?: string
}

/** A photograph, or a video's poster, over its tiny blurred picture. Never moves what is around it. */
export const Photo = ({
  item,
  sizes,
  fit = 'whole',
  largest,
  eager,
  moving,
  fallback = defaultPortrait,
}: Props) => {
  const { title, width, height, placeholder, filePath } = item
  const { ref, hasFailed, onError } = usePictureFailure(filePath)
  const isAvailable = filePath !== null && !hasFailed
  if (item.fileType === 'video' && !(isAvailable && item.hasPoster))
    return <VideoPlaceholder title={title} fit={fit} />
  const isPanorama = fit === 'crop' && width !== null && height !== null && width > PANORAMA * height
  const style = {
    ...placeholderStyle(isAvailable && !isPanorama ? placeholder : null),
    ...focalStyle(item.focalPoint),
    ...(fit === 'whole' ? { aspectRatio: `${width || 4} / ${height || 3}` } : {}),
  }
  if (!isAvailable)
    return (
      <span className={`photo photo-${fit}`} style={style}>
        <img className="photo-fallback" src={fileUrl(fallback)} alt={title} />
      </span>
    )
  const { modern, old, src }: Sources =
    moving && item.animated
      ? { src: animatedUrl(filePath) }
      : sourcesOf(item, filePath, isPanorama ? 'whole' : fit, largest)
  return (
    <picture className={classes('photo', `photo-${fit}`, isPanorama && 'photo-panorama')} style={style}>
      {modern && <source type="image/avif" srcSet={modern} sizes={sizes} />}
      <img
        ref={ref}
        alt={title}
        width={width ?? undefined}
        height={height ?? undefined}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        sizes={sizes}
        srcSet={old}
        src={src}
        onError={onError}
      />
    </picture>
  )
}

/** A strip of film in place of a video without a poster, with room for the play mark. */
const VideoPlaceholder = ({ title, fit }: { title: string; fit: 'whole' | 'crop' }) => (
  <span className={`photo photo-${fit} photo-drawn`}>
    <svg role="img" aria-label={title} viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="currentColor" strokeWidth="0.8">
        <path d="M0 26h96M0 70h96M12 26v44M84 26v44" />
        {holes.flatMap((x) =>
          [16.5, 73.5].map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" rx="1.2" />),
        )}
      </g>
    </svg>
  </span>
)

const holes = Array.from({ length: 8 }, (_, hole) => 3 + hole * 12)
