import { useMemo, useState } from 'react'
import type { DatedItem } from '../../../../../domain/takenDate.ts'
import { SelectField } from '../../../../ui/fields/Field.tsx'
import { sheetTexts as texts } from '../../sheetTexts.ts'
import { listYears } from '../../../../media/years/listYears.ts'

/** The maximum number of items for which nobody needs to jump: about one screen. */
const ONE_SCREEN = 30

interface Props {
  /** the items of the sheet in their present order */
  items: readonly DatedItem[]
  /** scrolls to the item at this 0-based index */
  onJump: (place: number) => void
}

/** Scrolls to the first photograph of a year. The focus stays on the list of years, because arrow keys change it at every press. */
export const JumpToYear = ({ items, onJump }: Props) => {
  const years = useMemo(() => (items.length > ONE_SCREEN ? listYears(items) : []), [items])
  const [value, setValue] = useState('')
  const options = Object.fromEntries([
    ['', texts.jumpToYear],
    // with a letter before them, because an object lists numbers first
    ...years.map(({ label }) => [`y${label ?? ''}`, label ?? texts.withoutDate]),
  ])
  if (years.filter(({ label }) => label !== null).length < 2) return null
  const jump = (option: string) => {
    setValue(option)
    const year = years.find(({ label }) => `y${label ?? ''}` === option)
    if (year) onJump(year.place)
  }
  return (
    <SelectField
      label={<span className="unseen">{texts.jumpToYear}</span>}
      value={value in options ? value : ''}
      onChange={jump}
      options={options}
    />
  )
}
