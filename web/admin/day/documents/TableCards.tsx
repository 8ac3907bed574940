import { choosePaper } from '../../../../domain/paper.ts'
import type { Settings } from '../../../../contract/memorial/settings.ts'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { CardLabel } from '../../parts/cards/CardLabel.tsx'
import { documentTexts, tableCardTexts as texts } from '../../../../languages/en/dashboard/day.ts'
import { DocumentForm, type RenderOptions } from './DocumentForm.tsx'

export const TableCards = ({ settings }: { settings: Settings }) => (
  <DocumentForm kind="cards" settings={settings} names={['cardQuestions']}>
    {makeSizeField(settings)}
  </DocumentForm>
)

/** Makes a field for the size of cards to cut. */
export const makeSizeField =
  ({ paper = '', timezone }: Settings): RenderOptions =>
  ({ cardSize }, change) => (
    <SelectField
      label={<CardLabel>{documentTexts.size}</CardLabel>}
      value={cardSize}
      options={{ large: texts.large[choosePaper({ paper, timezone })], small: texts.small }}
      onChange={(chosen) => change({ cardSize: chosen })}
    />
  )
