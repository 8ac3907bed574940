import { useRead } from '../../../api/useRead.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { bookTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import './chosen-memories.css'

interface Props {
  leftOutIds: readonly string[]
  onChange: (leftOutIds: readonly string[]) => void
}

/** A list for choosing which memories go into the book, in its order. It is folded at first, because most families want all. */
export const ChosenMemories = ({ leftOutIds, onChange }: Props) => {
  const { data = [] } = useRead('GET /api/memories')
  const memories = data.filter(({ approved }) => approved).reverse()
  if (memories.length === 0) return null
  const isIncluded = ({ id }: { id: string }) => !leftOutIds.includes(id)
  return (
    <details className="chosen-memories">
      <summary>{texts.memories(memories.filter(isIncluded).length, memories.length)}</summary>
      <ul>
        {memories.map((memory) => (
          <li key={memory.id}>
            <Checkbox
              label={memory.name}
              checked={isIncluded(memory)}
              onChange={(checked) =>
                onChange(checked ? leftOutIds.filter((id) => id !== memory.id) : [...leftOutIds, memory.id])
              }
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
