import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import type { Language } from '../../../../domain/language.ts'
import type { Setting } from '../../../../contract/memorial/setting.ts'
import { settingsList } from '../../../../contract/memorial/settingsList.ts'
import { SettingControl, type FormProps, isSample } from './SettingControl.tsx'
import './settings-rows.css'
import type { ComponentType } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { ConfirmDonation } from '../forms/ConfirmSample.tsx'
import { texts } from '../../../../languages/en/dashboard/settingsForm.ts'

/** The controls of settings, those with the same row next to each other. */
export const SettingsRows = ({ names, ...props }: FormProps & { names: readonly SettingName[] }) => {
  const asked = names.filter((name) => isAskedIn(props.fields.language, settingsList[name]))
  return [...new Set(asked.map(findRow))].map((row) => {
    const controls = asked
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
}

const isAskedIn = (language: Language, { onlyIn = language }: Setting) => onlyIn === language

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

/** A button to keep the built-in text. It is neutral, and can be kept, once a name has been saved. */
const DonationRemark = (props: FormProps) =>
  isSample(props, 'donationText') &&
  !props.sampleFields.includes('name') && (
    <div className="below-field">
      <ConfirmDonation text={props.fields.donationText} />
    </div>
  )

const KeepDeletedRemark = ({ fields }: FormProps) => {
  const isOn = fields.keepDeleted === 'on'
  const count = useRead('GET /api/deleted').data?.length ?? 0
  return (
    <>
      <p className="hint">{isOn ? texts.keepDeletedOn : texts.keepDeletedOff}</p>
      {count > 0 && (
        <p className="hint">
          {!isOn && texts.stillThere(count)} <a href="#deleted">{texts.toDeleted}</a>
        </p>
      )}
    </>
  )
}

/** The parts below controls that depend on the form or on the memorial. */
const remarks: { [Name in SettingName]?: ComponentType<FormProps> } = {
  donationText: DonationRemark,
  keepDeleted: KeepDeletedRemark,
}
