import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { useKeepsDeleted } from '../ConfirmDelete.tsx'
import { texts } from './texts.ts'

export const RestoreObituary = ({ onRestored }: { onRestored: () => void }) => {
  const [asking, setAsking] = useState(false)
  const keepsDeleted = useKeepsDeleted()
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
      {asking && (
        <AlertDialog
          title={texts.restoreQuestion.title}
          description={keepsDeleted ? texts.restoreQuestion.forAWhile : texts.restoreQuestion.forGood}
          confirm={texts.restoreYes}
          busy={isPending}
          onConfirm={() => mutate({}, { onSuccess: () => setAsking(false) })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
