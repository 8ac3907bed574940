import { Button } from '../../ui/Button.tsx'
import type { Filter } from './cards.ts'
import { texts } from './texts.ts'

interface Props {
  filter: Filter
  onChange: (filter: Filter) => void
}

export const Filters = ({ filter, onChange }: Props) => (
  <div role="group" aria-label={texts.filter} className="gallery-filters">
    {filters.map((each) => (
      <Button key={each} aria-pressed={each === filter} onClick={() => onChange(each)}>
        {texts.filters[each]}
      </Button>
    ))}
  </div>
)

const filters = Object.keys(texts.filters) as Filter[]
