import { linkTo } from '../../../api/links.ts'
import { DayCard } from '../DayCard.tsx'
import { screenTexts as texts } from '../texts.ts'

export const Hall = () => (
  <DayCard name="hall">
    <p>
      <a href={linkTo('/slideshow')}>{texts.open}</a>
    </p>
  </DayCard>
)
