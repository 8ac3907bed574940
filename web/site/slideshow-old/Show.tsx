import { useRef } from 'react'
import { slideNumber } from '../../show/deck.ts'
import type { Opener } from '../../show/parts/Bar.tsx'
import { Caption } from '../../show/parts/Caption.tsx'
import { Frame } from '../../show/parts/Frame.tsx'
import { texts as shared } from '../../show/parts/texts.ts'
import { useControls } from '../../show/useControls.ts'
import { useShowMusic } from '../../show/useShowMusic.ts'
import type { Slide } from '../../show/useSlides.ts'
import { JumpPanel } from './JumpPanel.tsx'
import { MusicLibrary } from './MusicLibrary.tsx'
import { SettingsPanel } from './SettingsPanel.tsx'
import { jumpTexts, musicTexts, settingsTexts, texts } from './texts.ts'
import { useOldShow } from './useOldShow.ts'
import './show.css'

type Panel = 'jump' | 'music' | 'settings'
const openers: readonly Opener<Panel>[] = [
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
  const { deck, settings, choose, slideOf } = useOldShow(slides)
  const { show, slidePlayer } = deck
  const audio = useRef<HTMLAudioElement>(null)
  const { captions, volume, shuffle } = settings
  // nothing sounds here until someone chooses a song or presses play
  const start = { playing: false, muted: false, volume, random: shuffle }
  const music = useShowMusic(audio, start, show.on !== null, name)
  const controls = useControls<Panel>(deck)
  const { panel, closePanel } = controls
  const foot = (slide: Slide) =>
    captions && (
      <div className="show-foot show-foot-old">
        <Caption slide={slide} />
      </div>
    )
  return (
    <Frame
      deck={deck}
      controls={controls}
      slideOf={slideOf}
      loading={texts.loading}
      asides={[music.music.refused && shared.refused]}
      openers={openers}
      audio={audio}
      foot={foot}
    >
      {panel === 'jump' && (
        <JumpPanel
          slides={slides}
          on={slideNumber(show.deck)}
          onChoose={(number) => {
            slidePlayer.goTo(number)
            closePanel()
          }}
          onClose={closePanel}
        />
      )}
      {panel === 'settings' && <SettingsPanel settings={settings} choose={choose} onClose={closePanel} />}
      {panel === 'music' && <MusicLibrary {...music} choose={choose} onClose={closePanel} />}
    </Frame>
  )
}
