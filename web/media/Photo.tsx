import type { Media } from '../../contract/media/media.ts'
import { toFileUrl } from '../api/urls.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { makeFocalStyle } from './focalStyle.ts'
import { makePlaceholderStyle } from './placeholderStyle.ts'
import { makeAnimatedUrl, type PictureSources, listPictureSources } from './pictureSources.ts'
import { usePictureFailure } from './usePictureFailure.ts'
import { classes } from '../ui/classes.ts'
import './photo.css'

/** The ratio of width to height above which a picture is not cropped, because too little of it would remain. */
const PANORAMA_RATIO = 2

interface Props {
  item: Pick<
    Media,
    'title' | 'alt' | 'fileType' | 'filePath' | 'width' | 'height' | 'placeholder' | 'hasPoster' | 'animated'
  > &
    Partial<Pick<Media, 'focalPoint'>>
  /** the CSS width of the shown picture, as in `<img sizes>`; if `fit` is 'crop', the length of the longer side of its box */
  sizes: string
  /**
   * 'crop': the picture fills its box, but a panorama is shown whole;
   * 'whole': the picture is as wide as its box and keeps its aspect ratio
   */
  fit?: 'whole' | 'crop'
  /** the largest size that the browser may load: 'huge' if the picture fills the screen */
  largest?: 'large' | 'huge'
  /** whether the picture loads together with the page, even if it is off the screen */
  eager?: boolean
  /** whether to play the animation of an animated picture */
  moving?: boolean
  /** the path of the picture that is shown if `item` has no picture, or if its picture fails to load */
  fallback?: string
}

/** A photograph or a video's poster. Before it has loaded, its space is reserved and shows a tiny blurred version. */
export const Photo = ({
  item,
  sizes,
  fit = 'whole',
  largest,
  eager,
  moving,
  fallback = defaultPortrait,
}: Props) => {
  const { alt = item.title, width, height, placeholder, filePath } = item
  const { ref, hasFailed, onError } = usePictureFailure(filePath)
  const isAvailable = filePath !== null && !hasFailed
  if (item.fileType === 'video' && !(isAvailable && item.hasPoster))
    return <VideoPlaceholder alt={alt} fit={fit} />
  const isPanorama = fit === 'crop' && width !== null && height !== null && width > PANORAMA_RATIO * height
  const style = {
    ...makePlaceholderStyle(isAvailable && !isPanorama ? placeholder : null),
    ...makeFocalStyle(item.focalPoint),
    ...(fit === 'whole' ? { aspectRatio: `${width || 4} / ${height || 3}` } : {}),
  }
  if (!isAvailable)
    return (
      <span className={`photo photo-${fit}`} style={style}>
        <img className="photo-fallback" src={toFileUrl(fallback)} alt={alt} />
      </span>
    )
  const sources: PictureSources =
    moving && item.animated
      ? { src: makeAnimatedUrl(filePath) }
      : listPictureSources(item, filePath, isPanorama ? 'whole' : fit, largest)
  return (
    <picture className={classes('photo', `photo-${fit}`, isPanorama && 'photo-panorama')} style={style}>
      {sources.modernSrcSet && <source type="image/avif" srcSet={sources.modernSrcSet} sizes={sizes} />}
      <img
        ref={ref}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        decoding="async"
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        sizes={sizes}
        srcSet={sources.olderSrcSet}
        src={sources.src}
        onError={onError}
      />
    </picture>
  )
}

/** The drawing that replaces a missing poster of a video. It leaves room for the play icon. */
const VideoPlaceholder = ({ alt, fit }: { alt: string; fit: 'whole' | 'crop' }) => (
  <span className={`photo photo-${fit} photo-drawn`}>
    <svg role="img" aria-label={alt} viewBox="0 0 96 96" preserveAspectRatio="xMidYMid slice">
      <g fill="none" stroke="currentColor" strokeWidth="0.8">
        <path d="M0 26h96M0 70h96M12 26v44M84 26v44" />
        {holeXs.flatMap((x) =>
          [16.5, 73.5].map((y) => <rect key={`${x} ${y}`} x={x} y={y} width="6" height="6" rx="1.2" />),
        )}
      </g>
    </svg>
  </span>
)

/** The x-coordinates of the holes at the edges of the drawn film strip. */
const holeXs = Array.from({ length: 8 }, (_, hole) => 3 + hole * 12)
