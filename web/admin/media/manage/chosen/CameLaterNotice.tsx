import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { useSetInSlideshow } from '../../useSetInSlideshow.ts'

interface Props {
  /** the photographs that came since the family chose what is in the slideshow; only these are shown below */
  items: readonly Media[]
  onShowAll: () => void
}

export const CameLaterNotice = ({ items, onShowAll }: Props) => {
  const setInSlideshow = useSetInSlideshow()
  return (
    <div className="row notice" data-field="later">
      <p>{texts.cameLater(items.length)}</p>
      <Button onClick={onShowAll}>{texts.showAll}</Button>
      <Button onClick={() => setInSlideshow(items, () => false)}>{texts.leaveOut(items.length)}</Button>
    </div>
  )
}
