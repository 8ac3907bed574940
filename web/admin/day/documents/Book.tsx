import { limits } from '../../../../contract/limits.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { choosePaper } from '../../../../domain/paper.ts'
import { SelectField, TextField } from '../../../ui/fields/Field.tsx'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { bookTexts as texts, documentTexts } from '../../../../languages/en/dashboard/day.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { useRead } from '../../../api/useRead.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import './chosen-memories.css'

export const Book = ({ settings }: { settings: Settings }) => {
  const paper = choosePaper({ paper: settings.paper ?? '', timezone: settings.timezone })
  return (
    <DocumentForm
      kind="book"
      settings={settings}
      // without a size, the server takes the family's paper
      correct={({ size, ...options }) => ({
        ...options,
        standard: 'ua-1',
        withoutMedia: [],
        ...(size === 'square' && { size }),
      })}
      texts={texts.progress}
    >
      {({ size, dedication, without }, change) => {
        const chosenSize = size === 'square' ? size : 'paper'
        return (
          <>
            <SelectField
              label={<CardLabel>{documentTexts.size}</CardLabel>}
              hint={texts.sizeHints[chosenSize]}
              value={chosenSize}
              options={{ paper: texts.sizes[paper], square: texts.sizes.square }}
              onChange={(chosen) => change({ size: chosen === 'square' ? chosen : undefined })}
            />
            <TextField
              label={texts.dedication}
              hint={texts.dedicationHint}
              longest={limits.dedication}
              value={dedication}
              onChange={({ target }) => change({ dedication: target.value })}
            />
            <p className="hint">{texts.photographsHint}</p>
            <ChosenMemories leftOutIds={without} onChange={(ids) => change({ without: [...ids] })} />
          </>
        )
      }}
    </DocumentForm>
  )
}

interface MemoriesProps {
  leftOutIds: readonly string[]
  onChange: (leftOutIds: readonly string[]) => void
}

/** A list for choosing which memories go into the book, in its order. It is folded at first, because most families want all. */
const ChosenMemories = ({ leftOutIds, onChange }: MemoriesProps) => {
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
