import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

export const RestoreObituary = ({ onRestored }: { onRestored: () => void }) => {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChange('DELETE /api/obituary', {
    success: texts.restored,
    failure: texts.updateFailed,
    onSuccess: onRestored,
  })
  return (
    <>
      <Button tone="destructive" className="restore" onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
      <AlertDialog
        open={asking}
        {...texts.restoreQuestion}
        confirm={texts.restoreYes}
        busy={isPending}
        onConfirm={() => mutate({}, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
