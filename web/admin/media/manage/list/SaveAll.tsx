import { useState } from 'react'
import { Button } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import { useUnsaved } from '../../../../ui/dialogs/unsaved.tsx'
import { manageTexts as texts } from '../../../../../languages/en/dashboard/media.ts'
import { type RowDrafts, useUnsavedCount } from './rowDrafts.ts'

interface SaveAllProps {
  /** whether the button is there even without changes */
  isAlwaysShown: boolean
  rowDrafts: RowDrafts
  onSave: () => Promise<void>
}

/** Says how many items have changes that are not saved yet, and saves them. */
export const SaveAll = ({ isAlwaysShown, rowDrafts, onSave }: SaveAllProps) => {
  const unsavedCount = useUnsavedCount(rowDrafts)
  const [busy, setBusy] = useState(false)
  useUnsaved(unsavedCount > 0, 'manage')
  const saveAll = () => {
    setBusy(true)
    void onSave().finally(() => setBusy(false))
  }
  return (
    <div className={classes('row', isAlwaysShown && 'list-actions media-save')}>
      <p role="status">{unsavedCount > 0 && texts.unsaved(unsavedCount)}</p>
      {(isAlwaysShown || unsavedCount > 0) && (
        <Button tone="primary" onClick={saveAll} disabled={busy}>
          {busy ? texts.saving : texts.saveAll}
        </Button>
      )}
    </div>
  )
}
