import { useMemo, useState } from 'react'
import type { DatedItem } from '../../../../../domain/takenDate.ts'
import { Button } from '../../../../ui/Button.tsx'
import { SelectField } from '../../../../ui/fields/Field.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import './jump-to-year.css'
import { listYears } from './years.ts'

/** The maximum number of items for which nobody needs to jump: about one screen. */
const ONE_SCREEN = 30

interface Props {
  /** the items of the sheet in their present order */
  items: readonly DatedItem[]
  /** focuses the item at this 0-based index */
  onFocus: (place: number) => void
}

/**
 * Scrolls to the first photograph of a year. The button is apart from the list of years, because arrow keys change a closed list
 * at every press.
 */
export const JumpToYear = ({ items, onFocus }: Props) => {
  const years = useMemo(() => (items.length > ONE_SCREEN ? listYears(items) : []), [items])
  const [chosenLabel, setChosenLabel] = useState('')
  const options = Object.fromEntries(
    // with a letter before them, because an object lists numbers first
    years.map(({ label }) => [`y${label ?? ''}`, label ?? texts.withoutDate]),
  )
  const value = chosenLabel in options ? chosenLabel : (Object.keys(options)[0] ?? '')
  if (years.filter(({ label }) => label !== null).length < 2) return null
  const jump = () => {
    const year = years.find(({ label }) => `y${label ?? ''}` === value)
    if (!year) return
    onFocus(year.place)
    // in the middle, because the bar for the chosen items covers the upper part of a phone's screen
    document.activeElement?.scrollIntoView({ block: 'center' })
  }
  return (
    <div className="jump-to-year">
      <SelectField label={texts.jumpToYear} value={value} onChange={setChosenLabel} options={options} />
      <Button onClick={jump}>{texts.jump}</Button>
    </div>
  )
}
