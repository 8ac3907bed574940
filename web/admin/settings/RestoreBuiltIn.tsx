import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { builtInFields } from './fields.ts'
import { texts } from './texts.ts'

export const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const restore = () =>
    mutate(
      { body: builtInFields },
      {
        onSuccess: () => {
          onRestored()
          setAsking(false)
        },
      },
    )
  return (
    <>
      <Button tone="destructive" className="restore" onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
      {asking && (
        <AlertDialog
          {...texts.restoreQuestion}
          confirm={texts.restoreYes}
          cancel={texts.cancel}
          busy={isPending}
          onConfirm={restore}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
