import { ButtonLink } from '../../ui/Button.tsx'
import { sampleTexts } from '../parts/texts.ts'
import { linkToScreen } from './screens.ts'
import { panelTexts as texts } from './texts.ts'

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
