import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { bookTexts as texts } from '../texts.ts'
import './chosen.css'

interface ItemChoiceProps {
  leftOutIds: readonly string[]
  onChange: (leftOutIds: readonly string[]) => void
}

/**
 * A list for choosing which photographs go into the book, in the order of the book. It leaves out the photographs of memories,
 * because each of these is chosen together with its memory.
 */
export const ChosenPhotographs = (props: ItemChoiceProps) => {
  const { data = [] } = useRead('GET /api/media')
  const { data: memories = [] } = useRead('GET /api/memories')
  const memoryMediaIds = new Set(memories.flatMap(({ mediaIds }) => mediaIds))
  const photographs = data.filter(({ id, filePath }) => filePath && !memoryMediaIds.has(id))
  const items = photographs.map((photo) => ({ id: photo.id, label: photo.title, photo }))
  return <ChosenItems {...props} items={items} describeCounts={texts.photographs} />
}

/** A list for choosing which memories go into the book, in the order of the book. */
export const ChosenMemories = (props: ItemChoiceProps) => {
  const { data = [] } = useRead('GET /api/memories')
  const memories = data.filter(({ approved }) => approved).reverse()
  const items = memories.map(({ id, name }) => ({ id, label: name }))
  return <ChosenItems {...props} items={items} describeCounts={texts.memories} />
}

interface Item {
  id: string
  label: string
  photo?: Media
}

interface ChosenItemsProps extends ItemChoiceProps {
  items: readonly Item[]
  describeCounts: (chosenCount: number, total: number) => string
}

/** A list of checkboxes. It is folded at first, because most families want all items. */
const ChosenItems = ({ items, describeCounts, leftOutIds, onChange }: ChosenItemsProps) => {
  if (items.length === 0) return null
  const isIncluded = ({ id }: Item) => !leftOutIds.includes(id)
  return (
    <details className="chosen">
      <summary>{describeCounts(items.filter(isIncluded).length, items.length)}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              label={item.label}
              checked={isIncluded(item)}
              onChange={(checked) =>
                onChange(checked ? leftOutIds.filter((id) => id !== item.id) : [...leftOutIds, item.id])
              }
            >
              {/* without a title, because the checkbox's label is the title */}
              {item.photo && <Photo item={{ ...item.photo, title: '' }} fit="crop" sizes="48px" />}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  )
}
