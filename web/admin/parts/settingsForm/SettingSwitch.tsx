import { type ReactNode, useId } from 'react'
import type { SettingWhere } from '../../../../contract/memorial/selectSettings.ts'
import { settingTexts } from '../../../../languages/en/memorial/settings.ts'
import { useChange } from '../../../api/useChange.ts'
import { Switch } from '../../../ui/fields/Switch.tsx'
import type { Toast } from '../../../ui/toasts/toast.ts'
import { texts } from '../../../../languages/en/dashboard/settingsForm.ts'
import './setting-switch.css'

interface Props {
  name: SettingWhere<{ kind: 'switch' }>
  savedValue: 'on' | 'off'
  hint: ReactNode
  success: Toast
}

/** A switch that saves its new value at once. It shows the new value even before the server has responded. */
export const SettingSwitch = ({ name, savedValue, hint, success }: Props) => {
  const id = useId()
  const { mutate, isPending, variables } = useChange('PUT /api/settings', {
    success,
    failure: texts.saveFailed,
  })
  const shownValue = isPending ? variables.body[name] : savedValue
  return (
    <div className="setting-switch">
      <Switch
        label={settingTexts[name].label}
        checked={shownValue === 'on'}
        onChange={(isOn) => mutate({ body: { [name]: isOn ? 'on' : 'off' } })}
        describedBy={id}
      />
      <p id={id} className="hint">
        {hint}
      </p>
    </div>
  )
}
