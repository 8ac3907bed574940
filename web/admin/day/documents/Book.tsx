import { useState } from 'react'
import type { BookSize, PdfStandard } from '../../../../contract/outputs/book.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { SelectField, TextField } from '../../../ui/fields/Field.tsx'
import { bookTexts as texts } from '../texts.ts'
import { ChosenMemories, ChosenPhotographs } from './chosen.tsx'
import { DocumentCard } from './DocumentCard.tsx'

export const Book = ({ settings }: { settings: Settings }) => {
  const [size, setSize] = useState<BookSize>('a4')
  const [standard, setStandard] = useState<PdfStandard>('ua-1')
  const [dedication, setDedication] = useState('')
  const [leftOutMemories, setLeftOutMemories] = useState<readonly string[]>([])
  const [leftOutMedia, setLeftOutMedia] = useState<readonly string[]>([])
  return (
    <DocumentCard
      kind="book"
      settings={settings}
      options={{
        size,
        standard,
        dedication,
        without: [...leftOutMemories],
        withoutMedia: [...leftOutMedia],
      }}
      texts={texts.progress}
    >
      <SelectField label={texts.size} value={size} options={texts.sizes} onChange={setSize} />
      <TextField
        label={texts.dedication}
        hint={texts.dedicationHint}
        longest={limits.dedication}
        value={dedication}
        onChange={({ target }) => setDedication(target.value)}
      />
      <ChosenPhotographs leftOutIds={leftOutMedia} onChange={setLeftOutMedia} />
      <ChosenMemories leftOutIds={leftOutMemories} onChange={setLeftOutMemories} />
      <SelectField label={texts.standard} value={standard} options={texts.standards} onChange={setStandard} />
    </DocumentCard>
  )
}
