import { linkTo } from '../../../api/links.ts'
import { CardLabel } from '../../CardLabel.tsx'
import { DayCard } from '../DayCard.tsx'
import { screenTexts as texts } from '../texts.ts'

export const Remote = () => (
  <DayCard name="remote">
    <p>
      <a href={linkTo('/slideshow')}>
        <CardLabel>{texts.open}</CardLabel>
      </a>
    </p>
  </DayCard>
)
