import { settingsWhere } from '../../../../contract/memorial/selectSettings.ts'
import type { FormPart } from '../../../../contract/memorial/setting.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { texts } from '../texts.ts'
import type { FormSettingName } from './fields.ts'
import { SettingControl, type FormProps } from './SettingControl.tsx'
import { remarks } from './remarks.tsx'

/** The settings of a section, in the order of the list. */
export const SettingsSection = ({
  section,
  ...props
}: FormProps & { section: Exclude<FormPart, 'access' | 'mail'> }) => {
  const names = settingsWhere({ section })
  return (
    <fieldset>
      <legend>{texts.legends[section]}</legend>
      {[...new Set(names.map(findRow))].map((row) => {
        const fields = names.filter((name) => findRow(name) === row)
        const controls = fields.map((name) => <SettingField key={name} name={name} {...props} />)
        return fields.length > 1 ? (
          <div key={row} className="settings-pair">
            {controls}
          </div>
        ) : (
          controls
        )
      })}
    </fieldset>
  )
}

const findRow = (name: FormSettingName) => {
  const setting = settingsList[name]
  return 'row' in setting ? setting.row : name
}

const SettingField = ({ name, ...props }: FormProps & { name: FormSettingName }) => {
  const Remark = remarks[name]
  return (
    <>
      <SettingControl name={name} {...props} />
      {Remark && <Remark {...props} />}
    </>
  )
}
