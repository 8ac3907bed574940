import { ChangeButton } from '../../api/ChangeButton.tsx'
import { builtInFields } from '../parts/settingsForm/settingsFields.ts'
import { texts as formTexts } from '../../../languages/en/dashboard/settingsForm.ts'
import { texts } from '../../../languages/en/dashboard/settings.ts'

export const RestoreBuiltIn = ({ onRestored }: { onRestored: () => void }) => (
  <ChangeButton
    endpoint="PUT /api/settings"
    input={{ body: builtInFields }}
    success={texts.saved}
    failure={formTexts.saveFailed}
    onSuccess={onRestored}
    tone="destructive"
    question={texts.restoreQuestion}
  >
    {texts.restore}
  </ChangeButton>
)
