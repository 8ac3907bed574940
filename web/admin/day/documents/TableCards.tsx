import { useState } from 'react'
import type { CardSize } from '../../../../contract/outputs/book.ts'
import { choosePaper } from '../../../../domain/paper.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { tableCardTexts as texts } from '../texts.ts'
import { DocumentCard } from './DocumentCard.tsx'

export const TableCards = ({ settings }: { settings: Settings }) => {
  const [cardSize, setCardSize] = useState<CardSize>('large')
  const { paper = '', timezone } = settings
  return (
    <DocumentCard kind="cards" settings={settings} names={['cardQuestions']} options={{ cardSize }}>
      <SelectField
        label={texts.size}
        value={cardSize}
        options={{ large: texts.large[choosePaper({ paper, timezone })], small: texts.small }}
        onChange={setCardSize}
      />
    </DocumentCard>
  )
}
