import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { isCard } from '../../../domain/timeline.ts'
import { makeFocalStyle } from '../../media/focalStyle.ts'
import { makePlaceholderStyle } from '../../media/placeholderStyle.ts'
import { classes } from '../../ui/classes.ts'
import type { ShowState } from '../showState.ts'
import type { PicturePreloader } from '../pictures/picturePreloader.ts'
import type { Frame } from '../slides/projection.ts'
import type { Slide } from '../slides/slide.ts'
import { CardText } from './CardText.tsx'
import { DocumentSlide } from './DocumentSlide.tsx'
import { VideoSlide } from './VideoSlide.tsx'
import './stage.css'
import { useLeavingFrame } from './useLeavingFrame.ts'

interface StageProps {
  show: ShowState
  /** the path of the portrait, which the title card shows */
  portraitPath: string | null
  /** whether the music is muted; videos are muted together with the music */
  muted: boolean
}

/**
 * The current picture and, in front of it or behind it, the picture that is leaving. The elements of both pictures have the name
 * of the effect as a class, so that the page's stylesheet can animate the elements.
 */
export const Stage = ({ show, portraitPath, muted }: StageProps) => {
  const { projection, slidePlayer, findSlide, pictures } = show
  const { currentFrame } = projection
  const { asLongAsSongs, duration } = show.settings
  const secondsPerPicture = (asLongAsSongs && show.songFit?.secondsEach) || duration
  const renderContent = (frame: Frame) => {
    const { scene } = frame
    if (isCard(scene)) return <CardText card={scene} portraitPath={portraitPath} />
    const slide = scene.kind === 'video' && findSlide(scene.id)
    if (!slide) return null
    return (
      <VideoSlide
        slide={slide}
        playing={projection.playing && frame === currentFrame}
        muted={muted}
        onEnd={() => slidePlayer.endFrame(frame.key)}
      />
    )
  }
  const { leavingFrame, onGone } = useLeavingFrame(projection)
  const effect = currentFrame?.effect ?? null
  const renderPicture = (
    frame: Frame,
    movement: 'leaving' | 'entering' | '' | null,
    slides: readonly Slide[],
    onPictureGone?: () => void,
  ) => (
    <StagePicture
      key={frame.key}
      frame={frame}
      className={classes(movement, effect)}
      slides={slides}
      findPictureElement={pictures.findElement}
      onGone={onPictureGone}
    >
      {renderContent(frame)}
    </StagePicture>
  )
  return (
    // some effects keep moving for as long as the picture is shown
    <div className="stage" style={{ '--shown': `${secondsPerPicture}s` }}>
      {projection.frameCount === 0 && <DocumentSlide />}
      {leavingFrame && renderPicture(leavingFrame, 'leaving', [], onGone)}
      {currentFrame &&
        renderPicture(
          currentFrame,
          effect && 'entering',
          currentFrame.ids.flatMap((id) => findSlide(id) ?? []),
        )}
    </div>
  )
}

interface StagePictureProps {
  frame: Frame
  className: string
  /** the slides of the frame; empty for a frame that is leaving the screen */
  slides: readonly Slide[]
  findPictureElement: PicturePreloader['findElement']
  onGone?: () => void
  /** the card or video that is shown instead of a picture */
  children: ReactNode
}

/**
 * Puts the decoded `<img>` element itself on the screen. For a second element with the same URL, the browser might have to decode
 * the picture again.
 */
const StagePicture = ({
  frame,
  className,
  slides,
  findPictureElement,
  onGone,
  children,
}: StagePictureProps) => {
  const { ids, effect } = frame
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pictures = ids.flatMap((id) => findPictureElement(id) ?? [])
    if (pictures.length > 0) holder.current?.replaceChildren(...pictures)
  }, [ids, findPictureElement])
  useEffect(() => {
    holder.current?.querySelectorAll('img').forEach((picture, index) => {
      const slide = slides[index]
      picture.alt = slide?.alt ?? slide?.title ?? ''
    })
  })
  const isMoving = effect === 'panAndZoom'
  const isPair = ids.length > 1
  return (
    <div
      ref={holder}
      className={classes('stage-picture', isPair && 'stage-pair', isMoving && 'moving', className)}
      style={{
        ...(!isPair && makePlaceholderStyle(slides[0]?.placeholder)),
        ...(isMoving && makeFocalStyle(slides[0]?.focalPoint)),
      }}
      aria-hidden={onGone ? true : undefined}
      onAnimationEnd={onGone}
    >
      {children}
    </div>
  )
}
