import { ButtonLink } from '../../ui/Button.tsx'
import { sampleTexts } from '../../../languages/en/dashboard/parts.ts'
import { linkToScreen } from './screens.ts'
import { panelTexts as texts } from '../../../languages/en/dashboard/begin.ts'

/** The largest thing on the dashboard of a memorial without a name: the way to the conversation. */
export const BeginPanel = () => (
  <section className="card begin-panel">
    <div>
      <h2>{sampleTexts.areSample}</h2>
      <p>{texts.purpose}</p>
    </div>
    <ButtonLink tone="primary" href={linkToScreen('name')}>
      {texts.begin}
    </ButtonLink>
  </section>
)
