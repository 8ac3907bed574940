import { getSlideNumber } from '../../show/slides/projection.ts'
import type { PanelProps, ShowDefinition } from '../../show/definition.ts'
import { Captions } from '../../show/parts/Captions.tsx'
import { StageNotice } from '../../show/parts/StageNotice.tsx'
import { SettingsPanel } from '../../show/parts/SettingsPanel.tsx'
import { texts as showTexts } from '../../../languages/en/visitors/show.ts'
import { ShowPage } from '../../show/ShowPage.tsx'
import { Switch } from '../../ui/fields/Switch.tsx'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { lazyPart } from '../../ui/loading/lazyPart.tsx'
import { EffectButtons } from './EffectButtons.tsx'
import { GoToSlide } from './GoToSlide.tsx'
import { MusicPanel } from './MusicPanel.tsx'
import { parseLink } from './parseLink.ts'
import { settingsDefinition } from './settingsDefinition.ts'
import { musicTexts, settingsTexts, texts } from '../../../languages/en/visitors/slideshow.ts'
import './effects.css'
import './panels.css'

export { readSeeds, documentSlide } from '../../show/initialView.tsx'

const Settings = (props: PanelProps) => (
  <SettingsPanel
    {...props}
    texts={settingsTexts}
    toggles={['random', 'captions', 'randomTransitions']}
    Toggle={Switch}
  >
    <EffectButtons show={props.show} />
    <GoToSlide show={props.show} />
    {!isStaticCopy && <HallSection {...props} />}
  </SettingsPanel>
)

// loaded only when the settings are opened
const HallSection = lazyPart(() => import('../../show/offline/HallSection.tsx'))

/** Screen readers can read the status even while the controls are hidden. */
const Footer = ({ show }: Pick<PanelProps, 'show'>) => {
  const { settings, projection } = show
  return (
    <div className="show-foot">
      {settings.captions && <Captions show={show} sharedBy={texts.sharedBy} />}
      <p className="show-status">
        <span>{texts.slide(getSlideNumber(projection), projection.order.ids.length)}</span>
        <span>
          {settings.asLongAsSongs && show.songFit
            ? showTexts.fit(show.songFit)
            : texts.perSlide(settings.duration)}
        </span>
        {settings.random && <span>{texts.randomMode}</span>}
      </p>
    </div>
  )
}

const slideshow: ShowDefinition = {
  settings: settingsDefinition,
  lockMs: 0,
  music: { playing: true, muted: true },
  texts,
  emptyNotice: <StageNotice message={texts.empty} />,
  panels: [
    { name: 'music', label: musicTexts.title, icon: 'music', Panel: MusicPanel },
    { name: 'settings', label: settingsTexts.title, icon: 'settings', Panel: Settings },
  ],
  Footer,
  keys: ({ get, choose }) => ({ c: () => choose({ captions: !get().captions }) }),
  parseLink,
}

export default function SlideshowPage() {
  return <ShowPage definition={slideshow} />
}
