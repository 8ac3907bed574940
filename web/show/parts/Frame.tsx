import type { ReactNode, RefObject } from 'react'
import { classes } from '../../ui/classes.ts'
import type { Controls } from '../useControls.ts'
import type { DeckOfShow } from '../useDeck.ts'
import type { Slide } from '../useSlides.ts'
import { ShowMessages } from './ShowMessages.tsx'
import { Bar, type Opener } from './Bar.tsx'
import { Notice } from './Notice.tsx'
import { Stage } from './Stage.tsx'
import { texts } from './texts.ts'
import { useSwipe } from './useSwipe.ts'

interface FrameProps<Panel extends string> {
  deck: DeckOfShow<string>
  controls: Controls<Panel>
  slideOf: (id: string) => Slide | undefined
  /** said until the first picture is there */
  loading: string
  /** short sentences over the picture, only while they are true */
  asides: (string | false | undefined)[]
  openers: readonly Opener<Panel | 'music'>[]
  audio: RefObject<HTMLAudioElement | null>
  /** what stands beneath the picture that is on */
  foot: (slide: Slide) => ReactNode
  /** the panel that is open */
  children: ReactNode
}

/** A show as both forms of it lie on the screen: picture, words, bar, panel, and the one audio element. */
export const Frame = <Panel extends string>({
  deck: { show, slidePlayer, pictureOf, retry },
  controls,
  slideOf,
  loading,
  asides,
  openers,
  audio,
  foot,
  children,
}: FrameProps<Panel>) => {
  const swipe = useSwipe(slidePlayer.previous, slidePlayer.next)
  const slide = show.on ? slideOf(show.on.id) : undefined
  return (
    <div className={classes('show-running', controls.idle && 'idle')} {...swipe}>
      <Stage show={show} pictureOf={pictureOf} titleOf={(id) => slideOf(id)?.title ?? ''} />
      {!slide &&
        (show.failed ? (
          <Notice words={texts.unreachable} onRetry={retry} />
        ) : (
          <Notice words={loading} busy />
        ))}
      <ShowMessages words={[...asides, show.waiting && slide && texts.waiting]} />
      {slide && foot(slide)}
      <Bar
        hidden={controls.idle}
        playing={show.deck.playing}
        openers={openers}
        panel={controls.panel}
        fullscreen={controls.fullscreen}
        onPrevious={slidePlayer.previous}
        onNext={slidePlayer.next}
        onPlay={controls.togglePlaying}
        onPanel={controls.toggle}
      />
      {children}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down */}
      <audio ref={audio} preload="auto" />
    </div>
  )
}
