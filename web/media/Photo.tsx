import type { Media } from '../../contract/media/media.ts'
import { fileUrl } from '../api/links.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { focalStyle } from './focalStyle.ts'
import { placeholderStyle } from './placeholderStyle.ts'
import { animatedUrl, type PictureSources, listPictureSources } from './pictureSources.ts'
import { usePictureFailure } from './usePictureFailure.ts'
import { classes } from '../ui/classes.ts'
import './photo.css'

/** A picture whose width is more than this many times its height is not cropped: too little of it would be left. */
const PANORAMA = 2

interface Props {
  item: Pick<
    Media,
    'title' | 'fileType' | 'filePath' | 'width' | 'height' | 'placeholder' | 'hasPoster' | 'animated'
  > &
    Partial<Pick<Media, 'focalPoint'>>
  /** the CSS width at which it is shown, as in `<img sizes>`; with 'crop', the longer side of its box */
  sizes: string
  /** 'crop' fills the box, but shows a panorama whole; 'whole' takes the width of the box and keeps its own shape */
  fit?: 'whole' | 'crop'
  /** the largest size the browser may load: 'huge' where the picture fills the screen */
  largest?: 'large' | 'huge'
  /** loads with the page; other pictures load shortly before they come into view */
  eager?: boolean
  /** shows the animation, if the picture has one */
  moving?: boolean
  /** path of the picture shown if this one is missing or fails to load */
  fallback?: string
}

/** A photograph, or a video's poster, over its tiny blurred picture. Loading it does not shift the layout. */
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
  const { modern, old, src }: PictureSources =
    moving && item.animated
      ? { src: animatedUrl(filePath) }
      : listPictureSources(item, filePath, isPanorama ? 'whole' : fit, largest)
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

/** A drawing in place of a missing poster, with room for the play mark. */
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
