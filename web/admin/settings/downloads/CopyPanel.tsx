import { useState } from 'react'
import type { CopySize } from '../../../../contract/outputs/copyLayout.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { Panel } from '../../Panel.tsx'
import { WorkProgress } from '../../work/WorkProgress.tsx'
import { texts } from './copyTexts.ts'

/** Makes a static copy: the whole memorial as a ZIP file that opens without a server. */
export const CopyPanel = () => {
  const [size, setSize] = useState<CopySize>('all')
  const [book, setBook] = useState(false)
  return (
    <Panel title={texts.title} what={texts.what} folds>
      <WorkProgress kind="copy" options={{ size, book }} texts={texts}>
        <SelectField label={texts.size} value={size} options={texts.sizes} onChange={setSize} />
        <Checkbox label={texts.book} checked={book} onChange={setBook} />
      </WorkProgress>
    </Panel>
  )
}
