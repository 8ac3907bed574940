import type { Settings } from '../../../../contract/memorial/settings.ts'
import { DirectorButton } from '../../../show/rehearsal/DirectorButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { toSettingsFields } from '../../settingsForm/fields.ts'
import { SettingsRows } from '../../settingsForm/SettingsRows.tsx'
import { useSettingsForm } from '../../settingsForm/useSettingsForm.ts'
import { DayCard } from '../DayCard.tsx'
import { directorTexts as texts } from '../texts.ts'

const names = ['whomToCall'] as const

/** The page for the funeral director, and the field for whom to call. */
export const Director = ({ settings }: { settings: Settings }) => {
  const saved = toSettingsFields(settings)
  const form = useSettingsForm(saved, names, 'director')
  const save = async () => (await form.save()) === null
  const saveAndSay = async () => {
    if (await save()) toast(texts.saved)
  }
  return (
    <DayCard name="director">
      <Form onSubmit={() => void saveAndSay()}>
        <SettingsRows {...form} names={names} saved={saved} sampleFields={[]} />
        <div className="row">
          <Button type="submit" busy={form.isSaving}>
            {texts.save}
          </Button>
          <DirectorButton beforeOpen={async () => !form.isChanged || save()} />
        </div>
      </Form>
    </DayCard>
  )
}
