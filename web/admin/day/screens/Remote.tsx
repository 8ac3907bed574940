import { linkTo } from '../../../api/links.ts'
import { DayCard } from '../DayCard.tsx'
import { screenTexts as texts } from '../texts.ts'

export const Remote = () => (
  <DayCard name="remote">
    <p>
      <a href={linkTo('/slideshow')}>{texts.open}</a>
    </p>
  </DayCard>
)
