import { useState } from 'react'
import type { CopySize } from '../../../../contract/outputs/copyLayout.ts'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { SelectField } from '../../../ui/fields/Field.tsx'
import { Panel } from '../../Panel.tsx'
import { WorkProgress } from '../../work/WorkProgress.tsx'
import { texts } from './copyTexts.ts'

/** The panel to make a static copy: the whole memorial as a ZIP file that opens without a server. */
export const CopyPanel = () => {
  const [size, setSize] = useState<CopySize>('all')
  const [hasBook, setHasBook] = useState(false)
  return (
    <Panel title={texts.title} purpose={texts.purpose} isFoldable>
      <WorkProgress kind="copy" options={{ size, book: hasBook }} texts={texts}>
        <SelectField label={texts.size} value={size} options={texts.sizes} onChange={setSize} />
        <Checkbox label={texts.book} checked={hasBook} onChange={setHasBook} />
      </WorkProgress>
    </Panel>
  )
}
