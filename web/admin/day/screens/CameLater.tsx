import { isUndecided } from '../../../../domain/slides.ts'
import { useRead } from '../../../api/useRead.ts'
import { cameLaterTexts as texts } from '../../../../languages/en/dashboard/day.ts'

/** Says how many photographs visitors have sent since the family chose what the slideshow shows, and leads to them. */
export const CameLater = () => {
  const { data: media = [] } = useRead('GET /api/media', { refetchOnMount: true })
  const count = media.filter(isUndecided).length
  if (count === 0) return null
  return (
    <p>
      {texts.came(count)} <a href="#media/manage/later">{texts.look(count)}</a>
    </p>
  )
}
