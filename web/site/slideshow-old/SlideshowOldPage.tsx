import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { linkTo } from '../../api/urls.ts'
import type { PanelProps, ShowDefinition } from '../../show/definition.ts'
import { Captions } from '../../show/parts/Captions.tsx'
import { StageNotice } from '../../show/parts/StageNotice.tsx'
import { SettingsPanel } from '../../show/parts/SettingsPanel.tsx'
import { ShowPage } from '../../show/ShowPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/fields/Checkbox.tsx'
import { EffectCheckboxes } from './EffectCheckboxes.tsx'
import { JumpPanel } from './JumpPanel.tsx'
import { MusicLibrary } from './MusicLibrary.tsx'
import { settingsDefinition } from './settingsDefinition.ts'
import { jumpTexts, musicTexts, settingsTexts, texts } from '../../../languages/en/visitors/slideshowOld.ts'
import './effects.css'

export { readSeeds, documentSlide } from '../../show/initialView.tsx'

const Settings = (props: PanelProps) => (
  <SettingsPanel
    {...props}
    texts={settingsTexts}
    toggles={['captions', 'random', 'randomTransitions']}
    Toggle={Checkbox}
  >
    {props.show.settings.randomTransitions && <EffectCheckboxes show={props.show} />}
  </SettingsPanel>
)

const Footer = ({ show }: Pick<PanelProps, 'show'>) =>
  show.settings.captions && (
    <div className="show-foot show-foot-old">
      <Captions show={show} />
    </div>
  )

const slideshow: ShowDefinition = {
  settings: settingsDefinition,
  lockMs: 1_500,
  // the music is silent until someone chooses a track or presses play
  music: { playing: false, muted: false },
  texts,
  emptyNotice: (
    <StageNotice title={texts.empty} message={isStaticCopy ? texts.emptyCopy : texts.emptyMessage}>
      {!isStaticCopy && <ButtonLink href={linkTo('/admin')}>{texts.manage}</ButtonLink>}
    </StageNotice>
  ),
  panels: [
    { name: 'jump', label: jumpTexts.title, icon: 'grid', Panel: JumpPanel },
    { name: 'music', label: musicTexts.title, icon: 'music', Panel: MusicLibrary },
    { name: 'settings', label: settingsTexts.title, icon: 'settings', Panel: Settings },
  ],
  Footer,
}

export default function SlideshowOldPage() {
  return <ShowPage definition={slideshow} />
}
