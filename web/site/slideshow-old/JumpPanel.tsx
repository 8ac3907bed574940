import { useEffect, useRef } from 'react'
import { besideFile, pictures } from '../../../contract/pictures.ts'
import { fileUrl } from '../../api/links.ts'
import { slideNumber } from '../../show/deck.ts'
import type { PanelProps } from '../../show/definition.ts'
import { Panel } from '../../show/parts/Panel.tsx'
import type { Slide } from '../../show/slide.ts'
import { jumpTexts as texts } from './texts.ts'
import './jump.css'

/** The grid is cut into pieces that the browser may leave undrawn while they are out of sight. */
const PIECE = 60

/** Thumbnails of all slides; a chosen one closes the panel. */
export const JumpPanel = ({ show: { slides, slidePlayer, projection }, onClose }: PanelProps) => {
  const choose = (number: number) => {
    slidePlayer.goTo(number)
    onClose()
  }
  const pieces = useRef<HTMLDivElement>(null)
  useEffect(() => {
    pieces.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Panel id="show-jump" title={texts.title} onClose={onClose}>
      <div ref={pieces} className="jump">
        {Array.from({ length: Math.ceil(slides.length / PIECE) }, (_, piece) => (
          <Piece
            key={slides[piece * PIECE]?.id}
            slides={slides.slice(piece * PIECE, (piece + 1) * PIECE)}
            first={piece * PIECE + 1}
            current={slideNumber(projection.deck)}
            onChoose={choose}
          />
        ))}
      </div>
    </Panel>
  )
}

interface PieceProps {
  slides: readonly Slide[]
  /** number of its first slide, from 1 */
  first: number
  /** number of the current slide */
  current: number
  onChoose: (number: number) => void
}

const Piece = ({ slides, first, current, onChoose }: PieceProps) => (
  <ol className="jump-piece" start={first} style={{ '--slides': slides.length }}>
    {slides.map(({ id, title, filePath }, index) => {
      const number = first + index
      const label = title.trim() || texts.slide(number)
      return (
        <li key={id}>
          <button
            type="button"
            aria-current={number === current ? 'true' : undefined}
            onClick={() => onChoose(number)}
          >
            <span>{label}</span>
            <img
              src={fileUrl(besideFile(filePath, pictures.cardOld.name))}
              alt=""
              loading="lazy"
              decoding="async"
              onError={({ currentTarget }) => currentTarget.remove()}
            />
          </button>
        </li>
      )
    })}
  </ol>
)
