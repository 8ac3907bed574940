import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { toFileUrl } from '../../api/urls.ts'
import { useStore } from '../../stores/useStore.ts'
import { classes } from '../../ui/classes.ts'
import { CardLabel, CardTitle } from '../parts/cards/CardLabel.tsx'
import { FoldButton } from '../parts/cards/FoldButton.tsx'
import '../parts/cards/panel.css'
import { linkTarget } from '../parts/tab/linkTarget.ts'
import { cardTexts } from '../../../languages/en/dashboard/cards.ts'
import { dayTexts as texts } from '../../../languages/en/dashboard/day.ts'

export interface Card {
  group: 'paper' | 'screen' | 'keeping'
  /** a drawing of the thing, as an SVG path on a grid of 64 by 64 units */
  drawing: string
  /** the field in it that a link of its own leads to */
  field?: string
  /** renders a CardRow */
  Body: ComponentType<{ settings: Settings }>
}

interface OpenedCard extends Omit<Card, 'Body'> {
  name: keyof typeof cardTexts
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}
const CardContext = createContext<OpenedCard | null>(null)

export function useCard(): OpenedCard {
  const card = use(CardContext)
  if (!card) throw new Error('A row must be in a DayCard')
  return card
}

type Props = Card & Pick<OpenedCard, 'name'> & { settings: Settings }

/** A card about one thing for the day. A link such as `#day//poster` unfolds it, and leads to its first control. */
export const DayCard = ({ Body, settings, ...card }: Props) => {
  const target = useStore(linkTarget)
  const [followed, setFollowed] = useState<typeof target>(null)
  const [isOpen, setOpen] = useState(false)
  if (target !== followed) {
    setFollowed(target)
    if (target?.tab === 'day' && [card.name, card.field].includes(target.field)) setOpen(true)
  }
  return (
    <CardTitle value={cardTexts[card.name].title}>
      <CardContext value={{ ...card, isOpen, setOpen }}>
        <Body settings={settings} />
      </CardContext>
    </CardTitle>
  )
}

interface RowProps {
  /** a picture of the result, in place of the drawing */
  picture?: string | null | undefined
  state?: ReactNode
  /** the button or link that stays in sight */
  action?: ReactNode
  /** the rest, which is folded at first; without it, the row says what the thing is for */
  children?: ReactNode
}

export const CardRow = ({ picture, state, action, children }: RowProps) => {
  const id = useId()
  const { name, drawing, isOpen, setOpen } = useCard()
  const { title, purpose } = cardTexts[name]
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const row = useRef<HTMLDivElement>(null)
  const isWithoutFields = isOpen && !children
  useEffect(() => {
    // while work runs, the fields are gone, and with them the button below that began it
    if (isWithoutFields) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isWithoutFields])
  return (
    <div
      ref={row}
      role="group"
      className={classes('day-card', isOpen && Boolean(children) && 'open')}
      aria-labelledby={id}
      data-field={children ? undefined : name}
    >
      {picture ? (
        <img className="day-picture" src={toFileUrl(picture)} alt={texts.picture} loading="lazy" />
      ) : (
        <svg className="day-picture" viewBox="0 0 64 64" aria-hidden="true">
          <path d={drawing} />
        </svg>
      )}
      <div className="day-card-head">
        <h4 id={id}>{title}</h4>
        {state}
        {!children && <p>{purpose}</p>}
      </div>
      <div className="day-card-buttons">
        {action}
        {children && (
          <FoldButton isOpen={isOpen} controls={`${id}-fold`} onToggle={() => setOpen(!isOpen)}>
            <CardLabel>{texts.change}</CardLabel>
          </FoldButton>
        )}
      </div>
      {children && (
        <div id={`${id}-fold`} className="day-card-fold panel-body" data-field={name} hidden={!isOpen}>
          <p className="panel-what">{purpose}</p>
          {wasOpen && children}
        </div>
      )}
    </div>
  )
}
