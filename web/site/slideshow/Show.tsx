import { useRef } from 'react'
import { slideCount, slideNumber } from '../../show/deck.ts'
import type { Opener } from '../../show/parts/Bar.tsx'
import { Caption } from '../../show/parts/Caption.tsx'
import { Frame } from '../../show/parts/Frame.tsx'
import { texts as shared } from '../../show/parts/texts.ts'
import { useControls } from '../../show/useControls.ts'
import { useShowMusic } from '../../show/useShowMusic.ts'
import type { Slide } from '../../show/useSlides.ts'
import { MusicPanel } from './MusicPanel.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { Status } from './Status.tsx'
import { musicTexts, settingsTexts, texts } from './texts.ts'
import { useShow } from './useShow.ts'
import './effects.css'

type Panel = 'music' | 'settings'
const openers: readonly Opener<Panel>[] = [
  { name: 'music', label: musicTexts.title, icon: 'music' },
  { name: 'settings', label: settingsTexts.title, icon: 'settings' },
]

interface ShowProps {
  slides: readonly Slide[]
  /** whose memorial it is; the lock screen names it beside the song */
  name: string
}

export const Show = ({ slides, name }: ShowProps) => {
  const { deck, settings, wishes, choose, slideOf } = useShow(slides)
  const { show, slidePlayer } = deck
  const audio = useRef<HTMLAudioElement>(null)
  const { captions, duration, random, volume, musicRandom } = settings
  const start = { playing: true, muted: !wishes.music, volume, random: musicRandom }
  const music = useShowMusic(audio, start, show.on !== null, name)
  const ownKeys = { c: () => choose({ captions: !captions }) }
  const controls = useControls<Panel>(deck, ownKeys, wishes.fullscreen)
  const { panel, closePanel, fullscreen } = controls
  const foot = (slide: Slide) => (
    <div className="show-foot">
      {captions && <Caption slide={slide} giver={slide.memoryAuthor && texts.sharedBy(slide.memoryAuthor)} />}
      <Status
        number={slideNumber(show.deck)}
        count={slideCount(show.deck)}
        seconds={duration}
        random={random}
      />
    </div>
  )
  return (
    <Frame
      deck={deck}
      controls={controls}
      slideOf={slideOf}
      loading={texts.loading}
      asides={[music.music.refused && shared.refused, fullscreen.waiting && texts.fullscreenWaits]}
      openers={openers}
      audio={audio}
      foot={foot}
    >
      {panel === 'settings' && (
        <SettingsPanel
          settings={settings}
          choose={choose}
          count={slideCount(show.deck)}
          goTo={slidePlayer.goTo}
          onClose={closePanel}
        />
      )}
      {panel === 'music' && <MusicPanel {...music} choose={choose} onClose={closePanel} />}
    </Frame>
  )
}
