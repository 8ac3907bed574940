import { useEffect, useRef } from 'react'
import { besideFile, pictures } from '../../../contract/pictures.ts'
import { fileUrl } from '../../api/links.ts'
import { Panel } from '../../show/parts/Panel.tsx'
import type { Slide } from '../../show/useSlides.ts'
import { jumpTexts as texts } from './texts.ts'
import './jump.css'

interface JumpPanelProps {
  slides: readonly Slide[]
  /** number of the slide that is on, from 1 */
  on: number
  onChoose: (number: number) => void
  onClose: () => void
}

/** Rows out of sight cost nothing but their place: the grid is cut into pieces the browser may leave undrawn. */
const pieceOf = 60

export const JumpPanel = ({ slides, on, onChoose, onClose }: JumpPanelProps) => {
  const pieces = useRef<HTMLDivElement>(null)
  useEffect(() => {
    pieces.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Panel id="show-jump" title={texts.title} onClose={onClose}>
      <div ref={pieces} className="jump">
        {Array.from({ length: Math.ceil(slides.length / pieceOf) }, (_, piece) => (
          <Piece
            key={slides[piece * pieceOf]?.id}
            slides={slides.slice(piece * pieceOf, (piece + 1) * pieceOf)}
            first={piece * pieceOf + 1}
            on={on}
            onChoose={onChoose}
          />
        ))}
      </div>
    </Panel>
  )
}

interface PieceProps extends Pick<JumpPanelProps, 'slides' | 'on' | 'onChoose'> {
  /** number of its first slide */
  first: number
}

const Piece = ({ slides, first, on, onChoose }: PieceProps) => (
  <ol className="jump-piece" start={first} style={{ '--slides': slides.length }}>
    {slides.map(({ id, title, filePath }, place) => {
      const number = first + place
      const label = title.trim() || texts.slide(number)
      return (
        <li key={id}>
          <button
            type="button"
            aria-current={number === on ? 'true' : undefined}
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
