import { useMemo, useState } from 'react'
import type { DatedItem } from '../../../domain/takenDate.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import { listYears } from './listYears.ts'
import { texts } from '../../../languages/en/visitors/years.ts'

interface Props {
  /** the items of the list in their present order */
  items: readonly DatedItem[]
  /** scrolls to the item at this 0-based index */
  onGo: (place: number) => void
}

/** Scrolls to the first photograph of a year. The focus stays on the list of years, because arrow keys change it at every press. */
export const GoToYear = ({ items, onGo }: Props) => {
  const years = useMemo(() => listYears(items), [items])
  const [value, setValue] = useState('')
  const options = Object.fromEntries([
    ['', texts.goToYear],
    // with a letter before them, because an object lists numbers first
    ...years.map(({ label }) => [`y${label ?? ''}`, label ?? texts.withoutDate]),
  ])
  if (years.filter(({ label }) => label !== null).length < 2) return null
  const go = (option: string) => {
    setValue(option)
    const year = years.find(({ label }) => `y${label ?? ''}` === option)
    if (year) onGo(year.place)
  }
  return (
    <SelectField
      label={<span className="unseen">{texts.goToYear}</span>}
      value={value in options ? value : ''}
      onChange={go}
      options={options}
    />
  )
}
