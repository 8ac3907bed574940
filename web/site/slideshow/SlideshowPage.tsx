import { slideCount, slideNumber } from '../../show/deck.ts'
import type { FooterProps, PanelProps, ShowDefinition } from '../../show/definition.ts'
import { Caption } from '../../show/parts/Caption.tsx'
import { Notice } from '../../show/parts/Notice.tsx'
import { SettingsPanel } from '../../show/parts/SettingsPanel.tsx'
import { ShowPage } from '../../show/ShowPage.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { EffectButtons } from './EffectButtons.tsx'
import { GoToSlide } from './GoToSlide.tsx'
import { MusicPanel } from './MusicPanel.tsx'
import { readLink } from './readLink.ts'
import { settings } from './settings.ts'
import { musicTexts, settingsTexts, texts } from './texts.ts'
import './effects.css'
import './panels.css'

export { firstSeeds, firstSlide } from '../../show/firstScreen.tsx'

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

/** The caption, and where the show is. While the controls are hidden the latter can still be read aloud. */
const Footer = ({ slide, show: { settings, projection } }: FooterProps) => (
  <div className="show-foot">
    {settings.captions && (
      <Caption slide={slide} sharedBy={slide.memoryAuthor && texts.sharedBy(slide.memoryAuthor)} />
    )}
    <p className="show-status">
      <span>{texts.slide(slideNumber(projection.deck), slideCount(projection.deck))}</span>
      <span>{texts.perSlide(settings.duration)}</span>
      {settings.random && <span>{texts.randomMode}</span>}
    </p>
  </div>
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
