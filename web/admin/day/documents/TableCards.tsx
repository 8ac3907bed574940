import type { Settings } from '../../../../contract/memorial/settings.ts'
import { CardSizeField } from './CardSizeField.tsx'
import { DocumentForm } from './DocumentForm.tsx'

export const TableCards = ({ settings }: { settings: Settings }) => (
  <DocumentForm kind="cards" settings={settings} names={['cardQuestions']}>
    {({ cardSize }, change) => <CardSizeField settings={settings} value={cardSize} onChange={change} />}
  </DocumentForm>
)
