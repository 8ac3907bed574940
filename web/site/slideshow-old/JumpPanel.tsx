import { useEffect, useRef, useState } from 'react'
import { typeset } from '../../ui/typeset.ts'
import { makeFocalStyle } from '../../media/focalStyle.ts'
import { makePictureUrl } from '../../media/pictureSources.ts'
import { getSlideNumber } from '../../show/slides/projection.ts'
import type { PanelProps } from '../../show/definition.ts'
import { ShowPanel } from '../../show/parts/ShowPanel.tsx'
import type { Slide } from '../../show/slides/slide.ts'
import { splitIntoSections } from '../../ui/longLists/splitIntoSections.ts'
import { watchNearViewport } from '../../ui/longLists/watchNearViewport.ts'
import { jumpTexts as texts } from '../../../languages/en/visitors/slideshowOld.ts'
import './jump.css'

/**
 * The number of slides in a section of the grid. A section is empty while it is far from the visible area. The grid has 3 or 4
 * columns, so 60 slides fill whole rows.
 */
const SECTION_SIZE = 60

export const JumpPanel = ({ show: { slides, slidePlayer, projection }, onClose }: PanelProps) => {
  const choose = (number: number) => {
    slidePlayer.goTo(number)
    onClose()
  }
  const currentNumber = getSlideNumber(projection)
  const grid = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <ShowPanel id="show-jump" title={texts.title} onClose={onClose}>
      <div ref={grid} className="jump">
        {splitIntoSections(slides, SECTION_SIZE).map((section, index) => (
          <JumpSection
            key={section[0]?.id}
            slides={section}
            firstNumber={index * SECTION_SIZE + 1}
            currentNumber={currentNumber}
            onChoose={choose}
          />
        ))}
      </div>
    </ShowPanel>
  )
}

interface JumpSectionProps {
  slides: readonly Slide[]
  /** the 1-based number of the section's first slide */
  firstNumber: number
  /** the 1-based number of the current slide */
  currentNumber: number
  onChoose: (number: number) => void
}

const JumpSection = ({ slides, firstNumber, currentNumber, onChoose }: JumpSectionProps) => {
  const list = useRef<HTMLOListElement>(null)
  const [isRendered, setRendered] = useState(
    firstNumber <= currentNumber && currentNumber < firstNumber + slides.length,
  )
  useEffect(() => {
    const element = list.current
    if (element)
      return watchNearViewport(element, (isNear) =>
        setRendered(isNear || element.contains(document.activeElement)),
      )
  }, [])
  return (
    <ol ref={list} className="jump-piece" start={firstNumber} style={{ '--slides': slides.length }}>
      {isRendered &&
        slides.map((slide, index) => (
          <Thumbnail
            key={slide.id}
            slide={slide}
            number={firstNumber + index}
            isCurrent={firstNumber + index === currentNumber}
            onChoose={onChoose}
          />
        ))}
    </ol>
  )
}

interface ThumbnailProps extends Pick<JumpSectionProps, 'onChoose'> {
  slide: Slide
  number: number
  isCurrent: boolean
}

const Thumbnail = ({
  slide: { title, untitled, filePath, focalPoint },
  number,
  isCurrent,
  onChoose,
}: ThumbnailProps) => (
  <li>
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={() => onChoose(number)}>
      <span>{untitled ? texts.slide(number) : typeset(title)}</span>
      <img
        src={makePictureUrl(filePath, 'cardOld')}
        alt=""
        style={makeFocalStyle(focalPoint)}
        loading="lazy"
        decoding="async"
        onError={({ currentTarget }) => currentTarget.remove()}
      />
    </button>
  </li>
)
