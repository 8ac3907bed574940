import { useState } from 'react'
import type { PdfStandard } from '../../../../contract/outputs/book.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { choosePaper } from '../../../../domain/paper.ts'
import { SelectField, TextField } from '../../../ui/fields/Field.tsx'
import { bookTexts as texts } from '../texts.ts'
import { ChosenMemories, ChosenPhotographs } from './chosen.tsx'
import { DocumentCard } from './DocumentCard.tsx'

export const Book = ({ settings }: { settings: Settings }) => {
  const paper = choosePaper({ paper: settings.paper ?? '', timezone: settings.timezone })
  const [size, setSize] = useState<'paper' | 'square'>('paper')
  const [standard, setStandard] = useState<PdfStandard>('ua-1')
  const [dedication, setDedication] = useState('')
  const [leftOutMemories, setLeftOutMemories] = useState<readonly string[]>([])
  const [leftOutMedia, setLeftOutMedia] = useState<readonly string[]>([])
  return (
    <DocumentCard
      kind="book"
      settings={settings}
      options={{
        // without a size, the server takes the family's paper
        ...(size === 'square' && { size }),
        standard,
        dedication,
        without: [...leftOutMemories],
        withoutMedia: [...leftOutMedia],
      }}
      texts={texts.progress}
    >
      <SelectField
        label={texts.size}
        hint={texts.sizeHints[size]}
        value={size}
        options={{ paper: texts.sizes[paper], square: texts.sizes.square }}
        onChange={setSize}
      />
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
