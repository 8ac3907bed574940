import type { Media } from '../../../../../contract/media/media.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { sheetTexts as texts } from '../../../../../languages/en/dashboard/sheet.ts'
import './in-slideshow.css'
import { useSetInSlideshow } from '../../useSetInSlideshow.ts'

/** Is pressed if the slideshow shows all chosen items, and mixed if it shows some of them; then a press puts in the others. */
export const InSlideshowButton = ({ chosen }: { chosen: readonly Media[] }) => {
  const setInSlideshow = useSetInSlideshow()
  const count = chosen.filter(({ inSlideshow }) => inSlideshow).length
  const pressed = count === 0 ? false : count === chosen.length || 'mixed'
  return (
    <Button
      className="in-slideshow"
      aria-pressed={pressed}
      onClick={() => setInSlideshow(chosen, () => pressed !== true)}
    >
      <span className="in-slideshow-box">{pressed === true && <Icon name="check" size={16} />}</span>
      {texts.inSlideshow}
    </Button>
  )
}
