import { useChange } from '../../api/useChange.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { builtInFields } from './fields.ts'
import { texts } from './texts.ts'

export const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => {
  const { mutate, isPending } = useChange('PUT /api/settings', {
    success: texts.saved,
    failure: texts.saveFailed,
  })
  const restore = (close: () => void) => {
    const onSuccess = () => {
      onRestored()
      close()
    }
    mutate({ body: builtInFields }, { onSuccess })
  }
  return (
    <ConfirmButton
      tone="destructive"
      question={{ ...texts.restoreQuestion, confirm: texts.restoreYes }}
      busy={isPending}
      onConfirm={restore}
    >
      {texts.restore}
    </ConfirmButton>
  )
}
