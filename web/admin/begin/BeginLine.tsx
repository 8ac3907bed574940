import { sampleTexts } from '../parts/texts.ts'
import { linkToScreen } from './screens.ts'
import { texts } from './texts.ts'

/** One line on the dashboard of a memorial without a name. It leads to the conversation. */
export const BeginLine = () => (
  <p className="dashboard-line">
    {sampleTexts.areSample} <a href={linkToScreen('name')}>{texts.line.begin}</a>
  </p>
)
