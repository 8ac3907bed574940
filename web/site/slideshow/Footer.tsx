import { slideCount, slideNumber } from '../../show/deck.ts'
import type { FooterProps } from '../../show/definition.ts'
import { Caption } from '../../show/parts/Caption.tsx'
import { texts } from './texts.ts'

/** The caption, and where the show is. While the controls are hidden the latter can still be read aloud. */
export const Footer = ({ slide, show: { settings, projection } }: FooterProps) => (
  <div className="show-foot">
    {settings.captions && (
      <Caption slide={slide} sharedBy={slide.memoryAuthor && texts.sharedBy(slide.memoryAuthor)} />
    )}
    <p className="show-status">
      <span>{texts.slide(slideNumber(projection.deck), slideCount(projection.deck))}</span>
      <span>{texts.perSlide(settings.duration)}</span>
      {settings.random && <span>{texts.randomMode}</span>}
    </p>
  </div>
)
