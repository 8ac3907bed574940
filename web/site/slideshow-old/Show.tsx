import { useRef, useState } from 'react'
import { slideNumber } from '../../show/deck.ts'
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
import { JumpPanel } from './JumpPanel.tsx'
import { MusicLibrary } from './MusicLibrary.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { jumpTexts, musicTexts, settingsTexts, texts } from './texts.ts'
import { useOldShow } from './useOldShow.ts'
import './show.css'

const controlsFadeAfterMs = 3_000

type PanelName = 'jump' | 'music' | 'settings'
const openers: readonly Opener<PanelName>[] = [
  { name: 'jump', label: jumpTexts.title, icon: 'grid' },
  { name: 'music', label: musicTexts.title, icon: 'music' },
  { name: 'settings', label: settingsTexts.title, icon: 'settings' },
]

interface ShowProps {
  slides: readonly Slide[]
  /** whose memorial it is; the lock screen names it beside the song */
  name: string
}

export const Show = ({ slides, name }: ShowProps) => {
  const state = useOldShow(slides)
  const { show, projector, settings, choose, slideOf, pictureOf } = state
  const audio = useRef<HTMLAudioElement>(null)
  const { volume, shuffle } = settings
  // nothing sounds here until someone chooses a song or presses play
  const start = { playing: false, muted: false, volume, random: shuffle }
  const music = useShowMusic(audio, start, show.on !== null, name)
  const [panel, setPanel] = useState<PanelName | null>(null)
  const closePanel = () => setPanel(null)
  const toggle = (name: PanelName) => setPanel(panel === name ? null : name)
  const fullscreen = useFullscreen()
  const idle = useIdle(controlsFadeAfterMs, panel !== null)
  const swipe = useSwipe(projector.previous, projector.next)
  useWakeLock(show.deck.playing)
  useKeys({
    ArrowLeft: projector.previous,
    ArrowRight: projector.next,
    ' ': state.togglePlaying,
    f: fullscreen.toggle,
    m: () => toggle('music'),
    Escape: closePanel,
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
      <Asides words={[music.music.refused && shared.refused, show.waiting && slide && shared.waiting]} />
      {slide && settings.captions && (
        <div className="show-foot show-foot-old">
          <Caption slide={slide} />
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
      {panel === 'jump' && (
        <JumpPanel
          slides={slides}
          on={slideNumber(show.deck)}
          onChoose={(number) => {
            projector.goTo(number)
            closePanel()
          }}
          onClose={closePanel}
        />
      )}
      {panel === 'settings' && <SettingsPanel settings={settings} choose={choose} onClose={closePanel} />}
      {panel === 'music' && <MusicLibrary {...music} choose={choose} onClose={closePanel} />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no words to write down */}
      <audio ref={audio} preload="auto" />
    </div>
  )
}
