import type { ComponentType } from 'react'
import type { SettingName } from '../../../../contract/memorial/selectSettings.ts'
import { useRead } from '../../../api/useRead.ts'
import { ConfirmDonation } from '../forms/ConfirmSample.tsx'
import { texts } from '../../../../languages/en/dashboard/settingsForm.ts'
import { type FormProps, isSample } from './SettingControl.tsx'

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
export const remarks: { [Name in SettingName]?: ComponentType<FormProps> } = {
  donationText: DonationRemark,
  keepDeleted: KeepDeletedRemark,
}
