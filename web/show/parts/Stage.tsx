import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { TRANSITION_SECONDS } from '../../../domain/timeline.ts'
import { makePlaceholderStyle } from '../../media/placeholderStyle.ts'
import { classes } from '../../ui/classes.ts'
import type { ShowState } from '../definition.ts'
import type { PicturePreloader } from '../pictures/picturePreloader.ts'
import type { Frame } from '../slides/projection.ts'
import { isVideoSlide, type Slide } from '../slides/slide.ts'
import { CardText } from './CardText.tsx'
import { VideoSlide } from './VideoSlide.tsx'
import { DocumentSlide } from './DocumentSlide.tsx'
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
  const currentFrame = projection.currentFrame
  const findPictureElement = pictures.findElement
  const { asLongAsSongs, duration } = show.settings
  const secondsPerPicture = (asLongAsSongs && show.songFit?.secondsEach) || duration
  const renderContent = (frame: Frame) => {
    const slide = findSlide(frame.id)
    if (frame.card) return <CardText card={frame.card} portraitPath={portraitPath} />
    if (!slide || !isVideoSlide(slide)) return null
    return (
      <VideoSlide
        slide={slide}
        playing={projection.deck.playing && frame === currentFrame}
        muted={muted}
        onEnd={() => slidePlayer.endFrame(frame.key)}
      />
    )
  }
  const { leavingFrame, onGone } = useLeavingFrame(projection)
  const effect = currentFrame?.effect ?? null
  return (
    <div className="stage">
      {projection.frameCount === 0 && <DocumentSlide />}
      {leavingFrame && (
        <StagePicture
          key={leavingFrame.key}
          frame={leavingFrame}
          className={classes('leaving', effect)}
          secondsPerPicture={secondsPerPicture}
          findPictureElement={findPictureElement}
          onGone={onGone}
        >
          {renderContent(leavingFrame)}
        </StagePicture>
      )}
      {currentFrame && (
        <StagePicture
          key={currentFrame.key}
          frame={currentFrame}
          className={classes(effect && 'entering', effect)}
          slide={findSlide(currentFrame.id)}
          pairSlide={currentFrame.pairId ? findSlide(currentFrame.pairId) : undefined}
          secondsPerPicture={secondsPerPicture}
          findPictureElement={findPictureElement}
        >
          {renderContent(currentFrame)}
        </StagePicture>
      )}
    </div>
  )
}

interface StagePictureProps {
  frame: Frame
  className: string
  /** the slide of the picture; undefined for a picture that is leaving the screen */
  slide?: Slide | undefined
  pairSlide?: Slide | undefined
  /** how long each picture is shown, in seconds; some effects keep moving for as long as the picture is shown */
  secondsPerPicture: number
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
  slide,
  pairSlide,
  secondsPerPicture,
  findPictureElement,
  onGone,
  children,
}: StagePictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pictures = [frame.id, frame.pairId].flatMap((id) => (id && findPictureElement(id)) || [])
    if (pictures.length > 0) holder.current?.replaceChildren(...pictures)
  }, [frame, findPictureElement])
  const title = slide?.title ?? ''
  const pairTitle = pairSlide?.title ?? ''
  useEffect(() => {
    const [picture, secondPicture] = holder.current?.querySelectorAll('img') ?? []
    if (picture) picture.alt = title
    if (secondPicture) secondPicture.alt = pairTitle
  }, [title, pairTitle])
  const isMoving = frame.effect === 'panAndZoom'
  const { x, y } = slide?.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <div
      ref={holder}
      className={classes('stage-picture', frame.pairId && 'stage-pair', isMoving && 'moving', className)}
      style={{
        ...(!frame.pairId && makePlaceholderStyle(slide?.placeholder)),
        ...(isMoving && {
          '--shown': `${secondsPerPicture + TRANSITION_SECONDS}s`,
          '--focus': `${x * 100}% ${y * 100}%`,
        }),
      }}
      aria-hidden={onGone ? true : undefined}
      onAnimationEnd={onGone}
    >
      {children}
    </div>
  )
}
