import { useEffect, useRef, useState } from 'react'
import type { Media } from '../../contract/media.ts'
import { fileUrl } from '../api/links.ts'
import { defaultPortrait } from './defaultPortrait.ts'
import { whenNear } from './nearness.ts'
import { placeholderStyle } from './placeholderStyle.ts'
import { animatedUrl, type Sources, sourcesOf } from './sources.ts'
import './photo.css'
import './photo-arriving.css'

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

interface Props {
  item: Pick<
    Media,
    'title' | 'fileType' | 'filePath' | 'width' | 'height' | 'placeholder' | 'hasPoster' | 'animated'
  >
  /** CSS width at which it is shown, as in `<img sizes>`; with 'crop', the box's longer side */
  sizes: string
  /** 'crop' fills the box it is put into; 'whole' takes the box's width in its own shape */
  fit?: 'whole' | 'crop'
  /** the largest picture it may ask for: 'huge' where it fills the screen */
  largest?: 'large' | 'huge'
  /** asked for with the page; others wait until they are nearly seen */
  eager?: boolean
  /** drawn by the server: the browser itself asks for it once it is near, with scripts or without */
  drawn?: boolean
  /** whether an animated picture moves */
  moving?: boolean
  /** path of the picture shown when this one cannot be */
  fallback?: string
}

/** A photograph, or a video's poster: blurred in its shape at once, then itself. Never moves what is around it. */
export const Photo = ({
  item,
  sizes,
  fit = 'whole',
  largest,
  eager = false,
  drawn = eager,
  moving,
  fallback = defaultPortrait,
}: Props) => {
  const { box, state, onLoad, onError } = usePicture(drawn)
  const { title, width, height, placeholder, filePath } = item
  const blurred = state === 'there' || state === 'failed' ? null : placeholder
  const style = {
    ...placeholderStyle(blurred),
    ...(fit === 'whole' ? { aspectRatio: `${width || 4} / ${height || 3}` } : {}),
  }
  const isVideo = item.fileType === 'video'
  if (isVideo && (state === 'failed' || !item.hasPoster)) return <DrawnPoster title={title} fit={fit} />
  const Box = state === 'failed' || !filePath ? 'span' : 'picture'
  return (
    <Box ref={box} className={`photo photo-${fit}`} style={style}>
      {state !== 'failed' && filePath ? (
        <Picture
          shown={
            moving && item.animated ? { src: animatedUrl(filePath) } : sourcesOf(item, filePath, fit, largest)
          }
          {...{ item, sizes, eager, state, onLoad, onError }}
          lazy={drawn && !eager}
        />
      ) : (
        <img className="photo-fallback" src={fileUrl(fallback)} alt={title} />
      )}
    </Box>
  )
}

/** What stands for a video that has no picture of its own: a strip of film, with room for the play mark. */
const DrawnPoster = ({ title, fit }: { title: string; fit: 'whole' | 'crop' }) => (
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

interface PictureProps extends Pick<Props, 'item' | 'sizes' | 'eager'> {
  shown: Sources
  lazy: boolean
  state: State
  onLoad: () => void
  onError: () => void
}

const Picture = ({ item, sizes, eager, shown, lazy, state, onLoad, onError }: PictureProps) => {
  const near = state !== 'far'
  return (
    <>
      {near && shown.modern && <source type="image/avif" srcSet={shown.modern} sizes={sizes} />}
      <img
        alt={item.title}
        width={item.width ?? undefined}
        height={item.height ?? undefined}
        decoding="async"
        loading={lazy ? 'lazy' : undefined}
        data-eager={eager || undefined}
        fetchPriority={eager ? 'high' : undefined}
        data-state={state}
        sizes={sizes}
        srcSet={near ? shown.old : undefined}
        src={near ? shown.src : nothing}
        onLoad={near ? onLoad : undefined}
        onError={near ? onError : undefined}
      />
    </>
  )
}

/**
 * Where a picture is on its way to being seen: 'far' is not asked for yet, 'coming' is; it fades in only where
 * somebody looks. 'drawn' came with the page, and nothing is known of it yet.
 */
type State = 'far' | 'coming' | 'fading' | 'there' | 'drawn' | 'failed'

const usePicture = (drawn: boolean) => {
  const box = useRef<HTMLPictureElement>(null)
  const [state, setState] = useState<State>(drawn ? 'drawn' : 'far')
  useEffect(() => {
    if (state !== 'far' || !box.current) return
    return whenNear(box.current, () => setState('coming'))
  }, [state])
  useEffect(() => {
    const image = box.current?.querySelector('img')
    if (state === 'drawn' && image) setState(stateOfDrawn(image))
  }, [state])
  const onLoad = () => setState(isInSight(box.current) ? 'fading' : 'there')
  return { box, state, onLoad, onError: () => setState('failed') }
}

/** The server's picture may have come, or failed, before anyone listened. */
const stateOfDrawn = ({ complete, currentSrc, naturalWidth }: HTMLImageElement): State => {
  if (!complete) return 'coming'
  return currentSrc && naturalWidth === 0 ? 'failed' : 'there'
}

const isInSight = (element: HTMLElement | null) => {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < window.innerHeight
}
