import { useRef, useState } from 'react'
import { slideCount, slideNumber } from '../../show/deck.ts'
import { useFullscreen } from '../../show/useFullscreen.ts'
import { useIdle } from '../../show/useIdle.ts'
import { useKeys } from '../../show/useKeys.ts'
import { useWakeLock } from '../../show/useWakeLock.ts'
import { classes } from '../../ui/classes.ts'
import { Bar, type PanelName } from './Bar.tsx'
import { Caption } from './Caption.tsx'
import { MusicPanel } from './MusicPanel.tsx'
import { Notice } from './Notice.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { Stage } from './Stage.tsx'
import { Status } from './Status.tsx'
import { texts } from './texts.ts'
import { useShowMusic } from './useShowMusic.ts'
import { type Slide, useShow } from './useShow.ts'
import { useSwipe } from './useSwipe.ts'

const controlsHideAfterMs = 3_000

interface ShowProps {
  slides: readonly Slide[]
  /** whose memorial it is; the lock screen names it beside the song */
  name: string
}

export const Show = ({ slides, name }: ShowProps) => {
  const state = useShow(slides)
  const { show, projector, settings, wishes, choose, slideOf, pictureOf } = state
  const audio = useRef<HTMLAudioElement>(null)
  const music = useShowMusic(audio, state, name)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const closePanel = () => setPanel(null)
  const toggle = (name: PanelName) => setPanel(panel === name ? null : name)
  const fullscreen = useFullscreen(wishes.fullscreen)
  const idle = useIdle(controlsHideAfterMs, panel !== null)
  const swipe = useSwipe(projector.previous, projector.next)
  useWakeLock(show.deck.playing)
  useKeys({
    ArrowLeft: projector.previous,
    ArrowRight: projector.next,
    ' ': state.togglePlaying,
    Escape: closePanel,
    m: () => toggle('music'),
    f: fullscreen.toggle,
    c: () => choose({ captions: !settings.captions }),
  })
  const slide = show.on ? slideOf(show.on.id) : undefined
  return (
    <div className={classes('show-running', idle && 'idle')} {...swipe}>
      <Stage show={show} pictureOf={pictureOf} titleOf={(id) => slideOf(id)?.title ?? ''} />
      {!slide &&
        (show.failed ? (
          <Notice words={texts.unreachable} onRetry={state.retry} />
        ) : (
          <Notice words={texts.loading} busy />
        ))}
      <Asides
        words={[
          music.music.refused && texts.refused,
          fullscreen.waiting && texts.fullscreenWaits,
          show.waiting && slide && texts.waiting,
        ]}
      />
      {slide && (
        <div className="show-foot">
          {settings.captions && <Caption slide={slide} />}
          <Status
            number={slideNumber(show.deck)}
            count={slideCount(show.deck)}
            seconds={settings.duration}
            random={settings.random}
          />
        </div>
      )}
      <Bar
        hidden={idle}
        playing={show.deck.playing}
        panel={panel}
        fullscreen={fullscreen}
        onPrevious={projector.previous}
        onNext={projector.next}
        onPlay={state.togglePlaying}
        onPanel={toggle}
      />
      {panel === 'settings' && (
        <SettingsPanel
          settings={settings}
          choose={choose}
          count={slideCount(show.deck)}
          goTo={projector.goTo}
          onClose={closePanel}
        />
      )}
      {panel === 'music' && <MusicPanel {...music} onClose={closePanel} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down */}
      <audio ref={audio} preload="auto" />
    </div>
  )
}

/** Short sentences over the picture, only while they are true. */
const Asides = ({ words }: { words: (string | false | undefined)[] }) => (
  <div className="show-asides" role="status">
    {words.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
  </div>
)
