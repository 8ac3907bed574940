import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { TRANSITION_SECONDS } from '../../../domain/timeline.ts'
import { placeholderStyle } from '../../media/placeholderStyle.ts'
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
  /** the path of the portrait, for the title card */
  portrait: string | null
  /** videos are muted together with the music */
  muted: boolean
}

/**
 * The current picture, and above or beneath it the one that leaves. Both have the name of the effect as a class, which the
 * page's stylesheet animates.
 */
export const Stage = ({ show, portrait, muted }: StageProps) => {
  const { projection, slidePlayer, findSlide, pictures } = show
  const { frames, current, leaving, deck } = projection
  const pictureOf = pictures.findElement
  const { asLongAsSongs, duration } = show.settings
  const secondsEach = (asLongAsSongs && show.fit?.secondsEach) || duration
  const renderContent = (frame: Frame) => {
    const slide = findSlide(frame.id)
    if (frame.card) return <CardText card={frame.card} portrait={portrait} />
    if (!slide || !isVideoSlide(slide)) return null
    return (
      <VideoSlide
        slide={slide}
        playing={deck.playing && frame === current}
        muted={muted}
        onEnd={() => slidePlayer.end(frame.key)}
      />
    )
  }
  const { stillSeen, onGone } = useLeavingFrame({ current, leaving })
  const effect = current?.effect ?? null
  return (
    <div className="stage">
      {frames === 0 && <DocumentSlide />}
      {stillSeen && (
        <StagePicture
          key={stillSeen.key}
          frame={stillSeen}
          className={classes('leaving', effect)}
          secondsEach={secondsEach}
          pictureOf={pictureOf}
          onGone={onGone}
        >
          {renderContent(stillSeen)}
        </StagePicture>
      )}
      {current && (
        <StagePicture
          key={current.key}
          frame={current}
          className={classes(effect && 'entering', effect)}
          slide={findSlide(current.id)}
          pairSlide={current.pairId ? findSlide(current.pairId) : undefined}
          secondsEach={secondsEach}
          pictureOf={pictureOf}
        >
          {renderContent(current)}
        </StagePicture>
      )}
    </div>
  )
}

interface StagePictureProps {
  frame: Frame
  className: string
  /** absent for a picture that leaves: it has no alt text */
  slide?: Slide | undefined
  pairSlide?: Slide | undefined
  /** how long a picture is shown, for effects that move all that time */
  secondsEach: number
  pictureOf: PicturePreloader['findElement']
  onGone?: () => void
  /** shown instead of a picture */
  children: ReactNode
}

/** Puts the decoded element itself on the screen: the browser might decode a second element with the same address again. */
const StagePicture = ({
  frame,
  className,
  slide,
  pairSlide,
  secondsEach,
  pictureOf,
  onGone,
  children,
}: StagePictureProps) => {
  const holder = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const pictures = [frame.id, frame.pairId].flatMap((id) => (id && pictureOf(id)) || [])
    if (pictures.length > 0) holder.current?.replaceChildren(...pictures)
  }, [frame, pictureOf])
  const title = slide?.title ?? ''
  const pairTitle = pairSlide?.title ?? ''
  useEffect(() => {
    const [picture, second] = holder.current?.querySelectorAll('img') ?? []
    if (picture) picture.alt = title
    if (second) second.alt = pairTitle
  }, [title, pairTitle])
  const isMoving = frame.effect === 'panAndZoom'
  const { x, y } = slide?.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <div
      ref={holder}
      className={classes('stage-picture', frame.pairId && 'stage-pair', isMoving && 'moving', className)}
      style={{
        ...(!frame.pairId && placeholderStyle(slide?.placeholder)),
        ...(isMoving && {
          '--shown': `${secondsEach + TRANSITION_SECONDS}s`,
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
