import { type SettingText, settingTexts } from '../../../languages/en/memorial/settings.ts'
import { texts } from '../../../languages/en/dashboard/settingsForm.ts'
import { settingsList } from '../../../contract/memorial/settingsList.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useChange } from '../../api/useChange.ts'
import { SelectField } from '../../ui/fields/Field.tsx'
import type { Toast } from '../../ui/toasts/toast.ts'

interface Props<Name extends 'paper' | 'slideshowSeconds'> {
  name: Name
  savedValue: NonNullable<Settings[Name]>
  success: Toast
  failure?: Toast
}

/** A field that saves its choice at once, and shows it before the server has responded. */
export const SettingSelect = <Name extends 'paper' | 'slideshowSeconds'>({
  name,
  savedValue,
  success,
  failure = texts.saveFailed,
}: Props<Name>) => {
  const { label, choices = {} }: SettingText = settingTexts[name]
  // the empty choice is to follow the time zone; the saved value is then what that proposes
  const options = settingsList[name].choices.filter((value) => value !== '')
  const { mutate, isPending, variables } = useChange('PUT /api/settings', { success, failure })
  return (
    <SelectField
      label={label}
      value={String((isPending && variables.body[name]) || savedValue)}
      options={Object.fromEntries(options.map((value) => [value, choices[value]?.label ?? value]))}
      onChange={(chosen) => mutate({ body: { [name]: chosen } })}
    />
  )
}
