import { zoneNames } from '../../../contract/calendar/zones.ts'
import { limits } from '../../../contract/limits.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { SelectField, TextAreaField, TextField } from '../../ui/Field.tsx'
import { textInputs } from '../../ui/textInputs.ts'
import { PictureField } from '../PictureField.tsx'
import type { SettingsFields } from './fields.ts'
import { texts } from './texts.ts'

export interface FieldsProps {
  fields: SettingsFields
  change: (part: Partial<SettingsFields>) => void
  errorOf: (name: keyof SettingsFields) => string | undefined
}

type Written = Exclude<keyof SettingsFields, 'timezone' | 'searchEngines' | 'moderation' | 'keepDeleted'>

const longest: Partial<Record<Written, number>> = {
  name: limits.name,
  birthDate: limits.lifeDate,
  deathDate: limits.lifeDate,
  tribute: limits.tribute,
  donationCharity: limits.name,
  donationText: limits.donationText,
}

const inputOf = ({ fields, change, errorOf }: FieldsProps, name: Written) => ({
  ...textInputs(fields, change, errorOf)(name),
  label: texts[name as Exclude<Written, 'portraitPath'>],
  longest: longest[name],
})

export const PersonFields = (props: FieldsProps) => (
  <fieldset>
    <legend>{texts.person}</legend>
    <TextField {...inputOf(props, 'name')} required />
    <div className="settings-pair">
      <TextField {...inputOf(props, 'birthDate')} hint={texts.dateHint} />
      <TextField {...inputOf(props, 'deathDate')} />
    </div>
    <TextAreaField {...inputOf(props, 'tribute')} hint={texts.tributeHint} rows={3} />
    <PictureField
      label={texts.portrait}
      hint={texts.portraitHint}
      error={props.errorOf('portraitPath')}
      value={props.fields.portraitPath}
      onChange={(portraitPath) => props.change({ portraitPath })}
      fallback={defaultPortrait}
    />
  </fieldset>
)

export const DonationFields = (props: FieldsProps) => (
  <fieldset>
    <legend>{texts.donation}</legend>
    <TextField {...inputOf(props, 'donationUrl')} type="url" hint={texts.donationUrlHint} />
    <TextField {...inputOf(props, 'donationCharity')} hint={texts.donationCharityHint} />
    <TextAreaField {...inputOf(props, 'donationText')} rows={3} />
  </fieldset>
)

export const OperationFields = ({ canSendMail, ...props }: FieldsProps & { canSendMail: boolean }) => {
  const { fields, change } = props
  return (
    <fieldset>
      <legend>{texts.working}</legend>
      <SelectField
        label={texts.timezone}
        hint={texts.timezoneHint}
        value={fields.timezone}
        options={zoneNames}
        onChange={(timezone) => change({ timezone })}
      />
      <SelectField
        label={texts.moderation}
        value={fields.moderation}
        options={texts.moderations}
        onChange={(moderation) => change({ moderation })}
      />
      <SelectField
        label={texts.searchEngines}
        hint={texts.searchEnginesHint}
        value={fields.searchEngines}
        options={texts.searchEnginesMay}
        onChange={(searchEngines) => change({ searchEngines })}
      />
      {canSendMail && (
        <TextField {...inputOf(props, 'notifyEmail')} type="email" hint={texts.notifyEmailHint} />
      )}
    </fieldset>
  )
}
