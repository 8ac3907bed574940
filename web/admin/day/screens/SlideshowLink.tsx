import { linkTo } from '../../../api/urls.ts'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { CardRow } from '../DayCard.tsx'
import { screenTexts as texts } from '../texts.ts'

export const SlideshowLink = () => (
  <CardRow
    action={
      <a href={linkTo('/slideshow')}>
        <CardLabel>{texts.open}</CardLabel>
      </a>
    }
  />
)
