import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { SettingControl, type FormProps } from './SettingControl.tsx'
import { remarks } from './remarks.tsx'
import './settings-rows.css'

/** The controls of settings, those with the same row next to each other. */
export const SettingsRows = ({ names, ...props }: FormProps & { names: readonly SettingName[] }) =>
  [...new Set(names.map(findRow))].map((row) => {
    const controls = names
      .filter((name) => findRow(name) === row)
      .map((name) => <SettingField key={name} name={name} {...props} />)
    return controls.length > 1 ? (
      <div key={row} className="settings-pair">
        {controls}
      </div>
    ) : (
      controls
    )
  })

const findRow = (name: SettingName) => {
  const setting = settingsList[name]
  return 'row' in setting ? setting.row : name
}

const SettingField = ({ name, ...props }: FormProps & { name: SettingName }) => {
  const Remark = remarks[name]
  return (
    <>
      <SettingControl name={name} {...props} />
      {Remark && <Remark {...props} />}
    </>
  )
}
