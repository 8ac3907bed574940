import type { Media } from '../../../../contract/media/media.ts'
import { useRead } from '../../../api/useRead.ts'
import { Photo } from '../../../media/Photo.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { texts } from './bookTexts.ts'
import './chosen.css'

interface ChosenProps {
  without: readonly string[]
  onChange: (without: readonly string[]) => void
}

/** Chooses photographs for the book, in the book's order. Photographs of a memory are chosen with the memory. */
export const ChosenPhotographs = (props: ChosenProps) => {
  const { data = [] } = useRead('GET /api/media')
  const { data: memories = [] } = useRead('GET /api/memories')
  const inMemories = new Set(memories.flatMap(({ mediaIds }) => mediaIds))
  const photographs = data.filter(({ id, filePath }) => filePath && !inMemories.has(id))
  const items = photographs.map((photo) => ({ id: photo.id, label: photo.title, photo }))
  return <ChosenItems {...props} items={items} summary={texts.photographs} />
}

/** Chooses memories for the book, in the book's order. */
export const ChosenMemories = (props: ChosenProps) => {
  const { data = [] } = useRead('GET /api/memories')
  const memories = data.filter(({ approved }) => approved).reverse()
  const items = memories.map(({ id, name }) => ({ id, label: name }))
  return <ChosenItems {...props} items={items} summary={texts.memories} />
}

interface Item {
  id: string
  label: string
  photo?: Media
}

interface ItemsProps extends ChosenProps {
  items: readonly Item[]
  summary: (chosen: number, all: number) => string
}

/** A list of checkboxes, folded because most families want all items. */
const ChosenItems = ({ items, summary, without, onChange }: ItemsProps) => {
  if (items.length === 0) return null
  const isIncluded = ({ id }: Item) => !without.includes(id)
  return (
    <details className="chosen">
      <summary>{summary(items.filter(isIncluded).length, items.length)}</summary>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              label={item.label}
              checked={isIncluded(item)}
              onChange={(checked) =>
                onChange(checked ? without.filter((id) => id !== item.id) : [...without, item.id])
              }
            >
              {/* no title: the checkbox's label says it */}
              {item.photo && <Photo item={{ ...item.photo, title: '' }} fit="crop" sizes="48px" />}
            </Checkbox>
          </li>
        ))}
      </ul>
    </details>
  )
}
