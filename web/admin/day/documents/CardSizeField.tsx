import { choosePaper } from '../../../../domain/paper.ts'
import type { CardSize } from '../../../../contract/outputs/book.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { documentTexts, tableCardTexts as texts } from '../../../../languages/en/dashboard/day.ts'

interface Props {
  settings: Settings
  value: CardSize
  onChange: (part: { cardSize: CardSize }) => void
}

/** A field for the size of cards to cut. */
export const CardSizeField = ({ settings: { paper = '', timezone }, value, onChange }: Props) => (
  <SelectField
    label={<CardLabel>{documentTexts.size}</CardLabel>}
    value={value}
    options={{ large: texts.large[choosePaper({ paper, timezone })], small: texts.small }}
    onChange={(cardSize) => onChange({ cardSize })}
  />
)
