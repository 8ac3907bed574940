import type { PanelProps, ShowDefinition } from '../../show/definition.ts'
import { Notice } from '../../show/parts/Notice.tsx'
import { SettingsPanel } from '../../show/parts/SettingsPanel.tsx'
import { ShowPage } from '../../show/ShowPage.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { EffectButtons } from './EffectButtons.tsx'
import { Footer } from './Footer.tsx'
import { GoToSlide } from './GoToSlide.tsx'
import { MusicPanel } from './MusicPanel.tsx'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'
import { musicTexts, settingsTexts, texts } from './texts.ts'
import './effects.css'
import './panels.css'

export { firstSeeds } from '../../show/firstSeeds.ts'

const Settings = (props: PanelProps) => (
  <SettingsPanel
    {...props}
    texts={settingsTexts}
    toggles={['random', 'captions', 'randomTransitions']}
    Toggle={Switch}
  >
    <EffectButtons show={props.show} />
    <GoToSlide show={props.show} />
  </SettingsPanel>
)

const slideshow: ShowDefinition = {
  settings,
  lockMs: 0,
  music: { playing: true, muted: true },
  texts,
  empty: <Notice message={texts.empty} />,
  panels: [
    { name: 'music', label: musicTexts.title, icon: 'music', Panel: MusicPanel },
    { name: 'settings', label: settingsTexts.title, icon: 'settings', Panel: Settings },
  ],
  Footer,
  keys: ({ get, choose }) => ({ c: () => choose({ captions: !get().captions }) }),
  readLink,
}

export default function SlideshowPage() {
  return <ShowPage definition={slideshow} />
}
