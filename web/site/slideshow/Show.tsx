import { useRef, useState } from 'react'
import { slideCount, slideNumber } from '../../show/deck.ts'
import { Asides } from '../../show/parts/Asides.tsx'
import { Bar, type Opener } from '../../show/parts/Bar.tsx'
import { Caption } from '../../show/parts/Caption.tsx'
import { Notice } from '../../show/parts/Notice.tsx'
import { Stage } from '../../show/parts/Stage.tsx'
import { texts as shared } from '../../show/parts/texts.ts'
import { useSwipe } from '../../show/parts/useSwipe.ts'
import { useFullscreen } from '../../show/useFullscreen.ts'
import { useIdle } from '../../show/useIdle.ts'
import { useKeys } from '../../show/useKeys.ts'
import { useShowMusic } from '../../show/useShowMusic.ts'
import type { Slide } from '../../show/useSlides.ts'
import { useWakeLock } from '../../show/useWakeLock.ts'
import { classes } from '../../ui/classes.ts'
import { MusicPanel } from './MusicPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { Status } from './Status.tsx'
import { musicTexts, settingsTexts, texts } from './texts.ts'
import { useShow } from './useShow.ts'
import './effects.css'

const controlsHideAfterMs = 3_000

type PanelName = 'music' | 'settings'
const openers: readonly Opener<PanelName>[] = [
  { name: 'music', label: musicTexts.title, icon: 'music' },
  { name: 'settings', label: settingsTexts.title, icon: 'settings' },
]

interface ShowProps {
  slides: readonly Slide[]
  /** whose memorial it is; the lock screen names it beside the song */
  name: string
}

export const Show = ({ slides, name }: ShowProps) => {
  const state = useShow(slides)
  const { show, projector, settings, wishes, choose, slideOf, pictureOf } = state
  const audio = useRef<HTMLAudioElement>(null)
  const { volume, musicRandom } = settings
  const start = { playing: true, muted: !wishes.music, volume, random: musicRandom }
  const music = useShowMusic(audio, start, show.on !== null, name)
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
          <Notice words={shared.unreachable} onRetry={state.retry} />
        ) : (
          <Notice words={texts.loading} busy />
        ))}
      <Asides
        words={[
          music.music.refused && shared.refused,
          fullscreen.waiting && texts.fullscreenWaits,
          show.waiting && slide && shared.waiting,
        ]}
      />
      {slide && (
        <div className="show-foot">
          {settings.captions && (
            <Caption slide={slide} giver={slide.memoryAuthor && texts.sharedBy(slide.memoryAuthor)} />
          )}
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
        openers={openers}
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
      {panel === 'music' && (
        <MusicPanel
          {...music}
          onVolume={(volume) => {
            music.jukebox.setVolume(volume)
            choose({ volume })
          }}
          onRandom={(musicRandom) => {
            music.jukebox.setRandom(musicRandom)
            choose({ musicRandom })
          }}
          onClose={closePanel}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down */}
      <audio ref={audio} preload="auto" />
    </div>
  )
}
