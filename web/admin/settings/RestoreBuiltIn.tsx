import { useState } from 'react'
import { useChange } from '../../api/useChange.ts'
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { builtInWords } from './fields.ts'
import { texts } from './texts.ts'

export const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => {
  const [asking, setAsking] = useState(false)
  const { mutate, isPending } = useChange('PUT /api/settings', { refetch: ['/api/settings'] })
  const restore = () =>
    mutate(
      { body: builtInWords },
      {
        onSuccess: () => {
          onRestored()
          setAsking(false)
          toast({ title: texts.saved, description: texts.savedWords })
        },
        onError: () =>
          toast({ title: texts.saveFailed, description: texts.saveFailedWords, tone: 'destructive' }),
      },
    )
  return (
    <>
      <Button tone="destructive" className="restore" onClick={() => setAsking(true)}>
        {texts.restore}
      </Button>
      <AlertDialog
        open={asking}
        title={texts.restoreTitle}
        description={texts.restoreWords}
        confirm={texts.restoreYes}
        cancel={texts.cancel}
        busy={isPending}
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
